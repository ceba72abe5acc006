import { z } from "zod";
import type { Tool } from "./tool.ts";

/** The input and output of a tool as JSON Schema. */
interface Schemas {
  readonly inputSchema: { readonly type: "object"; readonly [name: string]: unknown };
  readonly outputSchema: { readonly type: "object"; readonly [name: string]: unknown };
}

export type ToolSchemas = (tool: Tool) => Schemas;

/** Caches each tool's schemas: generating all at every listing would take tens of milliseconds. */
export function createToolSchemas(): ToolSchemas {
  const made = new Map<string, Schemas>();
  return (tool) => {
    const { name, input, output } = tool;
    const schemas = made.get(name) ?? {
      inputSchema: { ...z.toJSONSchema(input, { io: "input" }), type: "object" },
      outputSchema: { ...z.toJSONSchema(output), type: "object" },
    };
    made.set(name, schemas);
    return schemas;
  };
}
