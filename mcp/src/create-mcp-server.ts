import { McpServer } from "@modelcontextprotocol/server";
import { site } from "../../site/site.config.ts";
import { registerPages } from "./register-pages.ts";
import { registerPrompts } from "./register-prompts.ts";
import { registerTools } from "./register-tools.ts";
import type { ToolContext } from "./tools/tool-context.ts";

const INSTRUCTIONS =
  "Documentation and sandbox of a travel search API suite. Search first, then read the section or " +
  "describe the name that was found. Begin code with a program of write_program, which ran, and " +
  "try every other request with call_operation before you show code for it. Nothing here books or " +
  "pays: flights and prices of the sandbox are made up.";

/** An MCP server, ready to connect to a transport. It keeps no state between calls. */
export function createMcpServer(context: ToolContext): McpServer {
  const server = new McpServer(
    { name: "farewind", title: site.brand, version: site.apiVersion },
    { instructions: INSTRUCTIONS },
  );
  registerTools(server, context);
  registerPages(server, context.docs);
  registerPrompts(server);
  return server;
}
