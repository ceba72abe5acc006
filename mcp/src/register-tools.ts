import type { McpServer } from "@modelcontextprotocol/server";
import type { Contract } from "../../contract/src/model.ts";
import { callTool } from "./tools/call-tool.ts";
import { callingTools } from "./tools/calling-tools.ts";
import { describingTools } from "./tools/describing-tools.ts";
import { readingTools } from "./tools/reading-tools.ts";
import type { Tool } from "./tools/tool.ts";
import type { ToolContext } from "./tools/tool-context.ts";

const READS = { readOnlyHint: true, openWorldHint: false } as const;
/** A search creates a session, but only in the sandbox, which discards it. */
const CALLS = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const;

/** Every tool, for any caller. Creating them takes longer than most calls of them. */
export function createTools(contract: Contract): readonly Tool[] {
  return [...readingTools(), ...describingTools(contract), ...callingTools(contract)];
}

/**
 * Registers tools for one caller. The SDK's `registerTool` would reject arguments with its
 * validator's messages; ours accepts what models send first, and suggests the nearest valid name.
 */
export function registerTools(
  { server }: McpServer,
  tools: readonly Tool[],
  context: ToolContext,
): void {
  server.registerCapabilities({ tools: {} });
  server.setRequestHandler("tools/list", () => ({ tools: tools.map(listTool) }));
  server.setRequestHandler("tools/call", ({ params }, { mcpReq: { signal } }) =>
    callTool(tools, context, params, signal),
  );
}

function listTool({ name, title, description, kind, schemas }: Tool) {
  const annotations = kind === "reads" ? READS : CALLS;
  return { name, title, description, ...schemas(), annotations };
}
