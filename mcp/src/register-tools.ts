import type { McpServer } from "@modelcontextprotocol/server";
import { callTool } from "./tools/call-tool.ts";
import { callingTools } from "./tools/calling-tools.ts";
import { describingTools } from "./tools/describing-tools.ts";
import { readingTools } from "./tools/reading-tools.ts";
import type { Tool } from "./tools/tool.ts";
import type { ToolContext } from "./tools/tool-context.ts";

const READS = { readOnlyHint: true, openWorldHint: false } as const;
/** A search opens a session, in a sandbox that forgets it. */
const CALLS = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const;

export function toolsOf(context: ToolContext): readonly Tool[] {
  return [...readingTools(context), ...describingTools(context), ...callingTools(context)];
}

/**
 * Every tool. The SDK's own way refuses an argument in the words of its validator; ours takes what
 * models send first, and says what is nearest.
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
