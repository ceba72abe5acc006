import { existsSync } from "node:fs";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../../sandbox/src/rules/limits.ts";
import { NGINX, type RunningNginx, startNginx } from "./start-nginx.ts";
import { type RunningServer, startServer } from "./start-server.ts";

describe.skipIf(!existsSync(NGINX))("the MCP server behind deploy/sandbox.nginx.conf", () => {
  let server: RunningServer;
  let nginx: RunningNginx;

  beforeAll(async () => {
    const origin = "https://docs.example";
    server = await startServer({ TRUSTED_PROXIES: "127.0.0.1", PUBLIC_ORIGIN: origin });
    const replica = new URL(/http:\S+/.exec(server.printed())?.[0] ?? server.url).host;
    nginx = await startNginx("sandbox.nginx.conf", {
      "127.0.0.1:3001": replica,
      "127.0.0.1:3002": replica,
    });
  });
  afterAll(async () => {
    await nginx.stop();
    server.child.kill("SIGTERM");
  });

  test("serves the official client", async () => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${nginx.url}/mcp`)));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("find_flights");
    const found = await client.callTool({ name: "describe_name", arguments: { name: "Price" } });
    expect(JSON.stringify(found.content)).toContain("An amount of money");
    await client.close();
  });

  test("accepts pages of the site's own origin only", async () => {
    const ask = (origin: string) =>
      fetch(`${nginx.url}/mcp`, {
        method: "POST",
        headers: {
          origin,
          accept: "application/json, text/event-stream",
          "content-type": "application/json",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      });
    expect((await ask("https://docs.example")).status).toBe(200);
    expect((await ask("https://elsewhere.example")).status).toBe(403);
  });

  test("refuses a body that is too large as the server does, in JSON-RPC", async () => {
    const refusalBy = async (url: string) => {
      const response = await fetch(`${url}/mcp`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, params: "x".repeat(LIMITS.bodyBytes) }),
      });
      const { status, headers } = response;
      const names = [
        "cache-control",
        "content-security-policy",
        "content-type",
        "vary",
        "x-content-type-options",
      ];
      return [status, names.map((name) => headers.get(name)), await response.json()];
    };
    const refusal = await refusalBy(nginx.url);
    expect(refusal).toEqual(await refusalBy(server.url));
    expect(refusal[0]).toBe(413);
  });
});
