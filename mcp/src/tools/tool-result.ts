/** The result of a tool: text for an assistant, and the same as data. */
export interface ToolResult {
  readonly [name: string]: unknown;
  readonly content: { readonly type: "text"; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

/** @param data in the form of the tool's output schema; by default, only the text */
export function toolResult(
  text: string,
  data: Readonly<Record<string, unknown>> = { text },
): ToolResult {
  return { content: [{ type: "text", text }], structuredContent: data };
}

/** An error that says what is wrong with the input, and what to try. */
export function toolError(message: string, nearest: readonly string[] = []): ToolResult {
  return { content: [{ type: "text", text: message + didYouMean(nearest) }], isError: true };
}

/** didYouMean(["fr-FR"]) → " Did you mean fr-FR?"; "" without suggestions */
export function didYouMean(nearest: readonly string[]): string {
  return nearest.length > 0 ? ` Did you mean ${nearest.join(", ")}?` : "";
}

/** The result, preceded by how the input was interpreted. */
export function withInterpretations(
  result: ToolResult,
  interpretations: readonly string[],
): ToolResult {
  if (interpretations.length === 0) return result;
  const { content, structuredContent } = result;
  const [{ text } = { text: "" }] = content;
  return {
    ...result,
    content: [{ type: "text", text: `Interpreted: ${interpretations.join(". ")}.\n\n${text}` }],
    ...(structuredContent && {
      structuredContent: { ...structuredContent, taken: interpretations },
    }),
  };
}
