import type { ServedSandbox } from "../../../sandbox/src/node/process/serve-sandbox.ts";
import type { Settings } from "../../../sandbox/src/node/settings/settings.ts";
import { serveSite } from "../../../site/src/serve/serve-site.ts";
import { mountMcp } from "./mount-mcp.ts";

/** Serves the built site, the sandbox and the MCP server on one port, and prints its address. */
export async function serveWithMcp(settings: Settings): Promise<ServedSandbox> {
  const served = await serveSite(settings, (parts) => mountMcp({ settings, ...parts }));
  console.log(`MCP            ${served.url}/mcp`);
  return served;
}
