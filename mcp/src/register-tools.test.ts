import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { afterAll, expect, test } from "vitest";
import { contract } from "../../contract/src/testing/contract.ts";
import { createServerSource } from "./create-mcp-server.ts";
import { testContext } from "./testing/test-context.ts";

const createServer = await createServerSource({ contract, problems: [] });
const server = createServer(testContext());
const client = new Client({ name: "test", version: "1" });
const [there, here] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(there), client.connect(here)]);
afterAll(() => client.close());

test("marks only the tools that call the sandbox as not read-only", async () => {
  const { tools } = await client.listTools();
  const calling = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
  expect(calling.map(({ name }) => name)).toEqual([
    "call_operation",
    "find_flights",
    "find_prices",
  ]);
  for (const { annotations, title, inputSchema } of tools) {
    expect(annotations?.openWorldHint).toBe(false);
    expect(title).toMatch(/^[A-Z]/);
    expect(inputSchema.type).toBe("object");
  }
});

test("calls a tool by its name with the given arguments", async () => {
  const name = "describe_name";
  const { content } = await client.callTool({ name, arguments: { name: "CabinClass" } });
  expect(content).toEqual([
    { type: "text", text: expect.stringMatching(/^`CabinClass` \(type\) \/api\//) },
  ]);
});

test("a client learns the server's name and version, and how to begin", () => {
  expect(client.getServerVersion()).toMatchObject({ name: "farewind", version: "3.0" });
  expect(client.getInstructions()).toMatch(/^Documentation and sandbox .* Search first/);
});
