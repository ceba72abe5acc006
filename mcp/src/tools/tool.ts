import { z } from "zod";
import { once } from "../../../site/src/base/once.ts";
import type { ToolContext } from "./tool-context.ts";
import type { ToolResult } from "./tool-result.ts";
import { type ToolSchemas, toolSchemas } from "./tool-schemas.ts";

/** A tool and the arguments it takes. It never receives invalid ones. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** Whether it makes calls to the sandbox, or only reads. */
  readonly kind: "reads" | "calls";
  /** Other argument names that models send: "origin" → "from". */
  readonly aliases: Readonly<Record<string, string>>;
  readonly schemas: () => ToolSchemas;
  readonly run: (
    context: ToolContext,
    given: unknown,
    signal: AbortSignal,
  ) => ToolResult | Promise<ToolResult>;
}

interface ToolDefinition<Input extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output?: z.ZodRawShape;
  readonly kind?: Tool["kind"];
  readonly aliases?: Tool["aliases"];
  readonly run: (
    context: ToolContext,
    given: z.output<z.ZodObject<Input>>,
    signal: AbortSignal,
  ) => ToolResult | Promise<ToolResult>;
}

const TEXT = { text: z.string().describe("The result as Markdown") };
const TAKEN = {
  taken: z.array(z.string()).optional().describe("How the input was interpreted"),
};

export function defineTool<Input extends z.ZodRawShape>(definition: ToolDefinition<Input>): Tool {
  const { kind = "reads", aliases = {}, run } = definition;
  const input = z.object(definition.input);
  const output = z.object({ ...(definition.output ?? TEXT), ...TAKEN });
  return {
    ...definition,
    kind,
    aliases,
    input,
    output,
    // Lazy: it takes milliseconds, and only listing the tools needs them.
    schemas: once(() => toolSchemas(input, output)),
    run: (context, given, signal) => run(context, given as z.output<z.ZodObject<Input>>, signal),
  };
}
