/** What a tool hands back: text for an assistant. */
export interface ToolResult {
  readonly [name: string]: unknown;
  readonly content: { readonly type: "text"; readonly text: string }[];
  readonly isError?: boolean;
}

export function toolResult(text: string): ToolResult {
  return { content: [{ type: "text", text }] };
}

/** What was wrong with the input, and what to try. */
export function toolError(message: string, nearest: readonly string[] = []): ToolResult {
  const hint = nearest.length > 0 ? ` Did you mean ${nearest.join(", ")}?` : "";
  return { content: [{ type: "text", text: message + hint }], isError: true };
}
