import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createApi } from "../../../sandbox/src/create-sandbox.ts";
import { openBuild } from "../../../site/src/serve/serve-site.ts";
import { createContextSource } from "../create-context-source.ts";
import { createMcpServer } from "../create-mcp-server.ts";
import { sandboxCall } from "./sandbox-call.ts";

/** The MCP server for a client that starts it: messages come by standard input. */
export async function serveStdio(): Promise<void> {
  const [{ get, close }, contextOf] = await Promise.all([openBuild(), createContextSource()]);
  const server = createMcpServer(contextOf(get(), sandboxCall(createApi(), "")));
  server.server.onclose = close;
  await server.connect(new StdioServerTransport());
}
