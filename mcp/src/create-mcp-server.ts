import { McpServer } from "@modelcontextprotocol/server";
import type { LoadedContract } from "../../contract/src/read/build-contract.ts";
import { site } from "../../site/site.config.ts";
import { createContextSource } from "./create-context-source.ts";
import { registerPages } from "./register-pages.ts";
import { registerPrompts } from "./register-prompts.ts";
import { createTools, registerTools } from "./register-tools.ts";
import type { Tool } from "./tools/tool.ts";
import type { CallerContext, ToolContext } from "./tools/tool-context.ts";

const INSTRUCTIONS =
  "Documentation and sandbox of a travel search API suite. Search first, then read the section or " +
  "describe the name that was found. Begin code with a program of write_program, which ran, and " +
  "try every other request with call_operation before you show code for it. Nothing here books or " +
  "pays: flights and prices of the sandbox are made up.";

/** Creates an MCP server for one caller, ready to connect to a transport. It keeps no state. */
export type ServerSource = (caller: CallerContext) => McpServer;

/** @throws if the contract is missing or unreadable */
export async function createServerSource({
  contract,
  problems,
}: LoadedContract): Promise<ServerSource> {
  if (!contract)
    throw new Error(`The contract has ${problems.length} problems: "npm run check" lists them.`);
  const contextOf = await createContextSource(contract);
  const tools = createTools(contract);
  return (caller) => createMcpServer(tools, contextOf(caller));
}

function createMcpServer(tools: readonly Tool[], context: ToolContext): McpServer {
  const server = new McpServer(
    { name: "farewind", title: site.brand, version: site.apiVersion },
    { instructions: INSTRUCTIONS },
  );
  registerTools(server, tools, context);
  registerPages(server, context.docs);
  registerPrompts(server);
  return server;
}
