import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { loadContract } from "../../../contract/src/read/load-contract.ts";
import { createApi } from "../../../sandbox/src/create-sandbox.ts";
import { fillPlaceholders, placeholdersOf } from "../../../site/src/publish/placeholders.ts";
import { createServerSource } from "../create-mcp-server.ts";
import { docsOfFolder } from "../docs/docs-of-folder.ts";
import { dayAt } from "../input/day-at.ts";
import { sandboxCall } from "./sandbox-call.ts";

export interface StdioParts {
  /** The folder with Markdown pages and search indexes. */
  readonly pages: string;
  /** The folder of the contract. */
  readonly openapi: string;
  /** The origin of the documentation, and of the sandbox that booking links lead to. */
  readonly origin: string;
}

/** Serves MCP over standard input and output, to the client that starts it. */
export async function serveStdio({ pages, openapi, origin }: StdioParts): Promise<void> {
  const placeholders = () => placeholdersOf(Date.now(), origin);
  const createServer = await createServerSource(loadContract(openapi));
  const server = createServer({
    docs: docsOfFolder(pages, placeholders),
    callSandbox: sandboxCall(createApi({ origin: () => origin }), ""),
    today: () => dayAt(Date.now()),
    fillIn: (text) => fillPlaceholders("", text, placeholders()),
  });
  await server.connect(new StdioServerTransport());
}
