import type { McpServer } from "@modelcontextprotocol/server";
import { callTool } from "./tools/call-tool.ts";
import { callingTools } from "./tools/calling-tools.ts";
import { describingTools } from "./tools/describing-tools.ts";
import { readingTools } from "./tools/reading-tools.ts";
import type { Tool } from "./tools/tool.ts";
import type { ToolContext } from "./tools/tool-context.ts";

const READS = { readOnlyHint: true, openWorldHint: false } as const;
/** A search creates a session, but only in the sandbox, which discards it. */
const CALLS = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const;

export function toolsOf(context: ToolContext): readonly Tool[] {
  return [...readingTools(context), ...describingTools(context), ...callingTools(context)];
}

/**
 * Registers every tool. The SDK's `registerTool` would refuse arguments with its validator's
 * messages; ours accepts what models send first, and suggests the nearest valid name.
 */
export function registerTools({ server }: McpServer, context: ToolContext): void {
  const tools = toolsOf(context);
  server.registerCapabilities({ tools: {} });
  server.setRequestHandler("tools/list", () => ({
    tools: tools.map((tool) => listed(tool, context)),
  }));
  server.setRequestHandler("tools/call", ({ params }, { mcpReq: { signal } }) =>
    callTool(tools, params, signal),
  );
}

function listed(tool: Tool, { schemasOf }: ToolContext) {
  const { name, title, description, kind } = tool;
  const annotations = kind === "reads" ? READS : CALLS;
  return { name, title, description, ...schemasOf(tool), annotations };
}
