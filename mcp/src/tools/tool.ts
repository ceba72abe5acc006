import { z } from "zod";
import type { ToolResult } from "./tool-result.ts";

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
  readonly run: (given: unknown, signal: AbortSignal) => ToolResult | Promise<ToolResult>;
}

interface Defined<Input extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output?: z.ZodRawShape;
  readonly kind?: Tool["kind"];
  readonly aliases?: Tool["aliases"];
  readonly run: (
    given: z.output<z.ZodObject<Input>>,
    signal: AbortSignal,
  ) => ToolResult | Promise<ToolResult>;
}

const TEXT = { text: z.string().describe("The result as Markdown") };
const TAKEN = {
  taken: z.array(z.string()).optional().describe("How the input was interpreted"),
};

export function defineTool<Input extends z.ZodRawShape>(defined: Defined<Input>): Tool {
  const { input, output = TEXT, kind = "reads", aliases = {}, run } = defined;
  return {
    ...defined,
    kind,
    aliases,
    input: z.object(input),
    output: z.object({ ...output, ...TAKEN }),
    run: (given, signal) => run(given as z.output<z.ZodObject<Input>>, signal),
  };
}
