import { readFileSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import packageFile from "../../mcp/package.json" with { type: "json" };
import { LIMITS } from "../../sandbox/src/rules/limits.ts";
import { sendRaw } from "../../sandbox/src/testing/send-raw.ts";
import { installPackage } from "../sandbox/install-package.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const connect = async (transport: Parameters<Client["connect"]>[0]) => {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  return client;
};

let server: RunningServer;
let overHttp: Client;

beforeAll(async () => {
  server = await startServer();
  overHttp = await connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
});

afterAll(async () => {
  await overHttp.close();
  server.child.kill("SIGTERM");
});

interface ToolOutput {
  readonly text: string;
  readonly isError: boolean;
}

async function ask(
  name: string,
  args: Record<string, unknown> = {},
  client = overHttp,
): Promise<ToolOutput> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? "", isError: isError === true };
}

const leg = (year: number) => ({
  originPlaceId: { iata: "LHR" },
  destinationPlaceId: { iata: "EDI" },
  date: { year, month: 5, day: 14 },
});
const query = { market: "UK", locale: "en-GB", currency: "GBP", adults: 1, queryLegs: [leg(2027)] };

/** What an integrator asks on the way from a search to a booking link, and what has to be told. */
const QUESTIONS: readonly (readonly [
  question: string,
  tool: string,
  args: object,
  told: RegExp,
])[] = [
  [
    "Which page starts me with live prices?",
    "search_docs",
    { query: "first live search" },
    /\/docs\/flights-live-prices\/quick-start/,
  ],
  [
    "Where does the key go?",
    "read_page",
    { page: "/docs/getting-started/authentication" },
    /x-api-key/,
  ],
  [
    "What does create take?",
    "describe_operation",
    { operation: "createLiveSearch" },
    /`queryLegs` list of LiveQueryLeg, required/,
  ],
  ["May adults be 0?", "describe_name", { name: "LiveQuery.adults" }, /at least 1/],
  [
    "What does a price in thousandths mean?",
    "describe_name",
    { name: "PRICE_UNIT_MILLI" },
    /divide by 1000/,
  ],
  ["What cabins are there?", "describe_name", { name: "CabinClass" }, /CABIN_CLASS_FIRST/],
  [
    "When do I stop polling?",
    "describe_name",
    { name: "ResultStatus" },
    /RESULT_STATUS_COMPLETE.*final/,
  ],
  [
    "What to do with action?",
    "describe_name",
    { name: "RESULT_ACTION_NOT_MODIFIED" },
    /Keep the results/,
  ],
  ["Which field has the link?", "describe_name", { name: "deepLink" }, /\.deepLink` \(field\)/],
  [
    "Is there a webhook?",
    "search_docs",
    { query: "webhook" },
    /^No page contains "webhook"\. Closest in meaning:\n.*create-and-poll/,
  ],
  [
    "How much baggage is free?",
    "search_docs",
    { query: "baggage allowance" },
    /No page contains "baggage"[\s\S]*what-the-suite-does-not-do/,
  ],
  [
    "Where is the client told of?",
    "describe_name",
    { name: "debounced" },
    /\/docs\/client-helpers#debounced/,
  ],
  ["How do I name a place?", "search_docs", { query: "iata or entity id" }, /iata-and-entityid/],
  [
    "Which codes do markets have?",
    "call_operation",
    { operation: "listMarkets", parameters: { locale: "en-GB" } },
    /"code"/,
  ],
  ["What does 429 ask of me?", "describe_error", { status: "429" }, /Send it again: yes/],
  [
    "And 401?",
    "describe_error",
    { status: "401", operation: "pollLiveSearch" },
    /Send it again: no/,
  ],
  ["How do I test a failing search?", "list_scenarios", {}, /`failed`/],
  ["What was SessionKey?", "describe_v1_name", { name: "SessionKey" }, /sessionToken/],
  ["What was Legs[].Stops?", "describe_v1_name", { name: "Legs[].Stops" }, /in 3\.0|gone/],
  [
    "What does the section on limits say?",
    "read_page",
    { page: "/docs/getting-started/rate-limits.md#how-limits-work" },
    /^## How limits work/,
  ],
  [
    "How does the reference describe poll?",
    "read_page",
    { page: "/api/flights-live-pricing", section: "pollLiveSearch" },
    /sessionToken/,
  ],
  ["Which month is the cheapest?", "describe_operation", { operation: "searchIndicative" }, /POST/],
  [
    "What did I do wrong?",
    "call_operation",
    { operation: "createLiveSearch", body: { query: { ...query, adults: 0 } } },
    /`query\.adults` is `LiveQuery\.adults`/,
  ],
];

test.each(QUESTIONS)("%s", async (_, tool, args, told) => {
  expect((await ask(tool, { ...args })).text).toMatch(told);
});

test("tools alone lead from a search to a booking link", async () => {
  const create = { operation: "createLiveSearch", body: { query } };
  let token = jsonOf(await ask("call_operation", { ...create, select: ["sessionToken"] }));
  const poll = () => ({ operation: "pollLiveSearch", parameters: { sessionToken: String(token) } });
  // The same token gets the same response, so its parts can be selected one after the other.
  const part = async (...select: string[]) =>
    jsonOf(await ask("call_operation", { ...poll(), select }));
  for (let polls = 0; (await part("status")) === "RESULT_STATUS_INCOMPLETE"; polls += 1) {
    expect(polls).toBeLessThan(30);
    token = await part("sessionToken");
  }
  expect(await part("status")).toBe("RESULT_STATUS_COMPLETE");
  const id = await part("content", "sortingOptions", "cheapest", "0", "itineraryId");
  const itinerary = ["content", "results", "itineraries", String(id)];
  const link = await part(...itinerary, "pricingOptions", "0", "items", "0", "deepLink");
  expect(link).toMatch(/^https?:\/\//);
});

test("find_flights alone finds booking links for two places and a day", async () => {
  const found = await ask("find_flights", {
    from: "lhr",
    to: "EDI",
    date: "2027-05-14",
    offers: 2,
  });
  expect(found.isError).toBe(false);
  expect(found.text).toMatch(
    /^Interpreted: `from` as LHR.\n\nRESULT_STATUS_COMPLETE after \d+ calls:\nPOST .*create 200\n/,
  );
  expect(found.text).toMatch(/itineraries with a price[\s\S]*1\. GBP \d+(\.\d+)? from \w/);
  expect(found.text.match(/Book: https?:\/\/\S+/g)?.length).toBeGreaterThan(1);
  const trip = { from: "LHR", to: "JFK", date: "2027-05-14", returnDate: "2027-05-21" };
  const { text } = await ask("find_flights", { ...trip, adults: 2, currency: "EUR", offers: 1 });
  expect(text).toMatch(/1\. EUR [\s\S]*2027-05-14[\s\S]*2027-05-21[\s\S]*Book: /);
});

function jsonOf({ text }: ToolOutput): unknown {
  return JSON.parse(text.slice(text.indexOf("\n")));
}

test.each([
  ["read_page", { page: "/docs/introo" }, "/docs/intro?"],
  ["read_page", { page: "/docs/intro", section: "no such section" }, "It has:"],
  ["describe_operation", { operation: "createLiveSerch" }, "createLiveSearch"],
  ["describe_name", { name: "adlts" }, "adults"],
  ["describe_error", { status: "qqqqq" }, "Documented statuses: "],
  ["describe_v1_name", { name: "SesionKey" }, "SessionKey"],
  ["call_operation", { operation: "listMarkets" }, '"locale" is missing'],
  [
    "call_operation",
    { operation: "listMarkets", parameters: { local: "x" } },
    "listMarkets takes locale",
  ],
  ["call_operation", { operation: "listLocales", select: ["local"] }, "It has: status, locales"],
  ["call_operation", { operation: "listLocales", scenario: "too-many-requests" }, "Retry-After"],
  ["search_docs", { query: "" }, "query"],
  ["find_flights", { from: "LHR", to: "EDI", date: "14 Mai" }, "expected a day"],
  [
    "find_flights",
    { from: "LHR", to: "XQX", date: "2027-05-14" },
    "queryLegs[0].destinationPlaceId",
  ],
  [
    "find_flights",
    { from: "LHR", to: "EDI", date: "2027-05-14", market: "UUK" },
    "Did you mean UK",
  ],
  ["call_operation", { operation: "listLocales", entries: 0 }, "entries"],
])("%s rejects %j, with the mistake or the nearest valid value", async (tool, args, told) => {
  const { text, isError } = await ask(tool, args);
  expect(isError).toBe(true);
  expect(text).toContain(told);
});

test("the package has the same tools, pages and prompts, without the source and the site", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mcp-"));
  const command = join(installPackage(folder, packageFile), "dist/farewind-mcp.js");
  const args = [command, "--origin", server.url];
  const overStdio = await connect(new StdioClientTransport({ command: "node", args, cwd: folder }));
  const all = (client: Client) =>
    Promise.all([client.listTools(), client.listResources(), client.listPrompts()]);
  const stale = 'If the sources are newer than the package: run "npm run build".';
  expect(await all(overStdio), stale).toEqual(await all(overHttp));
  expect(await ask("describe_name", { name: "Price" }, overStdio)).toEqual(
    await ask("describe_name", { name: "Price" }),
  );
  for (const [, tool, given, told] of QUESTIONS) {
    expect((await ask(tool, { ...given }, overStdio)).text).toMatch(told);
  }
  const { resources } = await overStdio.listResources();
  for (const { uri } of resources) {
    expect(await overStdio.readResource({ uri })).toEqual(await overHttp.readResource({ uri }));
  }
  const flight = { from: "LHR", to: "EDI", date: "2027-05-14", offers: 1 };
  const [link = ""] =
    /(?<=Book: )\S+/.exec((await ask("find_flights", flight, overStdio)).text) ?? [];
  expect(link.startsWith(`${server.url}/`), link).toBe(true);
  expect((await fetch(link)).status).toBe(200);
  await overStdio.close();
  rmSync(folder, { recursive: true });
});

test("every page in the default language is a resource", async () => {
  const { resources } = await overHttp.listResources();
  expect(resources.length).toBeGreaterThan(50);
  for (const { uri, title } of resources) {
    const { contents } = await overHttp.readResource({ uri });
    const [page] = contents as { text: string }[];
    expect([uri, page?.text.includes(`# ${title}`)]).toEqual([uri, true]);
  }
});

test("every prompt names its language, and only existing tools", async () => {
  const { tools } = await overHttp.listTools();
  const { prompts } = await overHttp.listPrompts();
  for (const { name } of prompts) {
    const { messages } = await overHttp.getPrompt({ name, arguments: { language: "Python" } });
    const text = JSON.stringify(messages);
    expect(text).toContain("Python");
    const named =
      text.match(/\b(?:[a-z]+_(?:docs|page|name|operation|error|scenarios|v1_name))\b/g) ?? [];
    expect(named.filter((one) => !tools.some((tool) => tool.name === one))).toEqual([]);
  }
});

test("the page for assistants lists the server's tools", async () => {
  const { tools } = await overHttp.listTools();
  const page = readFileSync(file("site/content/docs/for-assistants.md"), "utf8");
  const named = Array.from(page.matchAll(/^\| `(\w+)` \|/gm), ([, name]) => name);
  expect(named).toEqual(tools.map(({ name }) => name));
});

describe("requests to /mcp", () => {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const types = {
    Accept: "application/json, text/event-stream",
    "Content-Type": "application/json",
  };
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/mcp`, { method: "POST", headers: { ...types, ...headers }, body });

  test.each([
    ["a program", undefined, 200],
    ["a page of this machine", "http://localhost:6274", 200],
    ["a page of elsewhere", "https://example.com", 403],
  ])("accepts or rejects %s by its Origin", async (_, origin, status) => {
    const response = await post(JSON.stringify(message), origin ? { Origin: origin } : {});
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("lets pages of this machine read its responses, after a preflight", async () => {
    const asPageOf = (origin: string) =>
      fetch(`${server.url}/mcp`, { method: "OPTIONS", headers: { Origin: origin } });
    const origin = "http://localhost:6274";
    const preflight = await asPageOf(origin);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("Content-Type");
    const response = await post(JSON.stringify(message), { Origin: origin });
    for (const { headers } of [preflight, response]) {
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      expect(headers.get("vary")).toContain("Origin");
    }
    const elsewhere = await asPageOf("https://example.com");
    expect(elsewhere.status).toBe(403);
    expect(elsewhere.headers.has("access-control-allow-origin")).toBe(false);
  });

  test.each([
    ["this machine", "localhost", 200],
    ["its address", "127.0.0.1", 200],
    ["a name that somebody points at it", "elsewhere.example", 403],
  ])("accepts or rejects a program without an Origin by its Host: %s", async (_, host, status) => {
    const body = JSON.stringify(message);
    const fields = { ...types, Host: host, Connection: "close", "Content-Length": body.length };
    const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    const answer = await sendRaw(server.url, `POST /mcp HTTP/1.1\r\n${head.join("")}\r\n${body}`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('"jsonrpc":"2.0"');
  });

  test("rejects an invalid message with a JSON-RPC error, and GET with 405", async () => {
    const tooLarge = JSON.stringify({ ...message, params: "x".repeat(LIMITS.bodyBytes) });
    const statuses = { "not json": 400, [JSON.stringify([message])]: 400, [tooLarge]: 413 };
    for (const [body, status] of Object.entries(statuses)) {
      const response = await post(body);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32_000 } });
    }
    const get = await fetch(`${server.url}/mcp`);
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
