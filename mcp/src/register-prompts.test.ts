import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/server";
import { expect, test } from "vitest";
import { registerPrompts } from "./register-prompts.ts";

test.each(["C#", "$&", "$`", "$'", "$$", "$1", "$<name>", "{language}"])(
  "a prompt contains the language as it was written: %s",
  async (language) => {
    const server = new McpServer({ name: "test", version: "1" });
    registerPrompts(server);
    const client = new Client({ name: "test", version: "1" });
    const [there, here] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(there), client.connect(here)]);
    const name = "price_calendar";
    const { messages } = await client.getPrompt({ name, arguments: { language } });
    const [message] = messages;
    const text = message?.content.type === "text" ? message.content.text : "";
    expect(text.startsWith(`Write ${language} code for a calendar`)).toBe(true);
    await client.close();
  },
);
