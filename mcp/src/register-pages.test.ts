import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/server";
import { afterAll, expect, test } from "vitest";
import { registerPages } from "./register-pages.ts";
import { testContext } from "./testing/test-context.ts";

const intro = { path: "/docs/intro", title: "Intro", description: "Where to start." };
const texts: Readonly<Record<string, string>> = {
  "/docs/intro": "# Intro",
  "/docs/v1/old": "# Old",
  "/docs/empty": "",
};
const { docs } = testContext({
  docs: { pages: new Map([[intro.path, intro]]), read: (path) => texts[path] },
});
const server = new McpServer({ name: "test", version: "1" });
registerPages(server, docs);
const client = new Client({ name: "test", version: "1" });
const [there, here] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(there), client.connect(here)]);
afterAll(() => client.close());

test("lists current pages", async () => {
  const { resources } = await client.listResources();
  expect(resources).toEqual([
    {
      uri: "farewind://pages/docs/intro",
      name: "/docs/intro",
      title: "Intro",
      description: "Where to start.",
      mimeType: "text/markdown",
    },
  ]);
});

test.each(["/docs/intro", "/docs/v1/old", "/docs/empty"])(
  "reads %s, listed or not",
  async (path) => {
    const uri = `farewind://pages${path}`;
    const { contents } = await client.readResource({ uri });
    expect(contents).toEqual([{ uri, mimeType: "text/markdown", text: texts[path] }]);
  },
);

test("rejects an unknown page by name", async () => {
  await expect(client.readResource({ uri: "farewind://pages/docs/nowhere" })).rejects.toThrow(
    "There is no page /docs/nowhere: find one with search_docs.",
  );
});
