import { setImmediate as nextTurn } from "node:timers/promises";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { site } from "../../site/site.config.ts";
import { callOperation } from "./tools/call-operation.ts";
import { describeError } from "./tools/describe-error.ts";
import { describeName } from "./tools/describe-name.ts";
import { describeOperation } from "./tools/describe-operation.ts";
import { describeV1Name } from "./tools/describe-v1-name.ts";
import { findFlights } from "./tools/find-flights.ts";
import { listScenarios } from "./tools/list-scenarios.ts";
import { readPage } from "./tools/read-page.ts";
import { searchDocs } from "./tools/search-docs.ts";
import type { ToolContext } from "./tools/tool-context.ts";

const READS = { readOnlyHint: true, openWorldHint: false } as const;

/** A search opens a session, in a sandbox that forgets it. */
const CALLS = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const;

/** A name, a path or a query: nothing that is asked for is longer. */
const short = z.string().trim().min(1).max(300);
/** A session token holds its query. */
const value = z.string().max(8000);

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "A date is written 2027-05-14.")
  .describe("Year, month and day: 2027-05-14");
const place = short.describe("An IATA code, such as LHR, or an entity ID");

const [{ code: english }] = site.locales;
const locales = z.enum(site.locales.map(({ code }) => code));

/** Every tool with the input that it takes. What does not fit never gets to it. */
export function registerTools(server: McpServer, context: ToolContext): void {
  const ids = context.parts.flatMap(({ kind, name }) => (kind === "operation" ? [name] : []));
  server.registerTool(
    "search_docs",
    {
      title: "Search the documentation",
      description:
        "Finds pages, sections, operations, fields, values, errors and names of V1.0. Returns paths for read_page.",
      inputSchema: { query: short, lang: locales.default(english) },
      annotations: READS,
    },
    ({ query, lang }) => searchDocs(context, query, lang),
  );
  server.registerTool(
    "read_page",
    {
      title: "Read a page or a section",
      description:
        "A page of the documentation as Markdown, by its path, such as /docs/intro or /api/geo. A section by its title or anchor. Long pages come in pieces.",
      inputSchema: {
        page: short,
        section: short.optional().describe("Title or anchor of a section"),
        offset: z.number().int().min(0).optional().describe("Where the next piece begins"),
      },
      annotations: READS,
    },
    (wanted) => readPage(context, wanted),
  );
  server.registerTool(
    "describe_operation",
    {
      title: "Describe an operation",
      description: `Method, path, parameters, fields of request and response, errors and a sample. One of ${ids.join(", ")}.`,
      inputSchema: { operation: short },
      annotations: READS,
    },
    ({ operation }) => describeOperation(context, operation),
  );
  server.registerTool(
    "describe_name",
    {
      title: "Describe a field, a type or a value",
      description:
        "What a name of version 3.0 means, with its type and limits: LiveQuery.adults, Price, PRICE_UNIT_MILLI, or the last word of a name.",
      inputSchema: { name: short },
      annotations: READS,
    },
    ({ name }) => describeName(context, name),
  );
  server.registerTool(
    "describe_error",
    {
      title: "Describe an error",
      description: "What an HTTP status means, what to do, and whether to send the request again.",
      inputSchema: { status: short, operation: short.optional() },
      annotations: READS,
    },
    ({ status, operation }) => describeError(context, status, operation),
  );
  server.registerTool(
    "describe_v1_name",
    {
      title: "Describe a name of V1.0",
      description:
        "What became of a call, parameter, field, value or status of the archived version 1.0.",
      inputSchema: { name: short },
      annotations: READS,
    },
    ({ name }) => describeV1Name(context, name),
  );
  server.registerTool(
    "list_scenarios",
    {
      title: "List the sandbox's scenarios",
      description: "Errors and odd searches that the sandbox plays on purpose, and its keys.",
      annotations: READS,
    },
    () => listScenarios(),
  );
  server.registerTool(
    "call_operation",
    {
      title: "Call an operation of the sandbox",
      description: `Sends a request to the sandbox: ${ids.join(", ")}. Long lists and maps of the response are cut to \`entries\`; \`select\` shows one part of it, such as ["content","results","itineraries"]. Each poll of a live search is one supplier further. A refused request is explained.`,
      inputSchema: {
        operation: short,
        parameters: z
          .record(z.string().max(100), value)
          .default({})
          .describe("Values of the path and of the query string, by name: locale, sessionToken"),
        body: z.record(z.string(), z.unknown()).optional().describe("The JSON body of a POST"),
        key: short.default("sandbox-key").describe("One of the keys of list_scenarios"),
        scenario: short.optional().describe("A name of list_scenarios, played for this call"),
        select: z
          .array(z.string().max(300))
          .max(12)
          .default([])
          .describe("Steps into the response, from its top"),
        entries: z
          .number()
          .int()
          .min(1)
          .max(50)
          .default(3)
          .describe("How much of each list and map is shown"),
      },
      annotations: CALLS,
    },
    (call) => callOperation(context, call),
  );
  server.registerTool(
    "find_flights",
    {
      title: "Find flights, from search to booking link",
      description:
        "Walks a whole live search in the sandbox: creates it, polls it to its end, and follows the cheapest itineraries to their prices, agents and booking links. Shows each call that it makes. Places are IATA codes or entity IDs.",
      inputSchema: {
        from: place,
        to: place,
        date: day,
        returnDate: day.optional(),
        adults: z.number().int().default(1),
        market: short.default("UK").describe("A code of listMarkets"),
        locale: short.default("en-GB").describe("A code of listLocales"),
        currency: short.default("GBP").describe("A code of listCurrencies"),
        offers: z.number().int().min(1).max(10).default(3).describe("How many to tell of"),
      },
      annotations: CALLS,
    },
    (search, { signal }) => findFlights(context, search, { now: Date.now, nextTurn, signal }),
  );
}
