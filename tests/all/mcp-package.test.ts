/** The MCP server as our page tells to start it, in a folder that has never seen this repository. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect } from "vitest";
import { install, serveSite, testOnEachNode } from "./package-fixtures.ts";

interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

const PAGE = "/docs/for-assistants";

const site = serveSite();

testOnEachNode(
  "starts with the settings of the page, and from an installed package",
  async (folder) => {
    const page = await site.page(PAGE);
    const asked = await ask(settingsOf(page.block("json")), folder);
    expect(asked.text).toContain(`Book: ${site.url()}/`);
    await install(folder, page);
    const help = await folder.paste(page.command("npx "));
    expect(help.output).toContain("--origin URL");
    expect(help.exitCode).toBe(0);
    const own = await ask({ command: "npx", args: ["farewind-mcp"] }, folder);
    expect(own.tools).toEqual(asked.tools);
  },
);

/** Starts it as an assistant does. */
async function ask(
  { command, args }: Command,
  { path, env }: { readonly path: string; readonly env: Readonly<Record<string, string>> },
) {
  const client = new Client({ name: "stranger", version: "1" });
  await client.connect(new StdioClientTransport({ command, args: [...args], cwd: path, env }));
  try {
    const { tools } = await client.listTools();
    const flight = { from: "LHR", to: "EDI", date: "2027-05-14", offers: 1 };
    const { content } = await client.callTool({ name: "find_flights", arguments: flight });
    return { tools: tools.map((tool) => tool.name), text: JSON.stringify(content) };
  } finally {
    await client.close();
  }
}

function settingsOf(json: string): Command {
  const { mcpServers } = JSON.parse(json) as { mcpServers: Record<string, Command> };
  const [settings] = Object.values(mcpServers);
  if (!settings) throw new Error("The page names no server.");
  return settings;
}
