import { z } from "zod";

/** The input and output of a tool as JSON Schema. */
export interface ToolSchemas {
  readonly inputSchema: { readonly type: "object"; readonly [name: string]: unknown };
  readonly outputSchema: { readonly type: "object"; readonly [name: string]: unknown };
}

export function toolSchemas(input: z.ZodObject, output: z.ZodObject): ToolSchemas {
  return {
    inputSchema: { ...z.toJSONSchema(input, { io: "input" }), type: "object" },
    outputSchema: { ...z.toJSONSchema(output), type: "object" },
  };
}
