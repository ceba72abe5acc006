import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import type { Contract } from "../../../contract/src/model.ts";
import { SANDBOX_KEY } from "../../../sandbox/src/scenarios/sandbox-keys.ts";
import { SCENARIOS } from "../../../sandbox/src/scenarios/scenarios.ts";
import { operationsOf } from "../contract/find-operation.ts";
import { count, date, headerText, json, list, place, steps, text, word } from "../input/schemas.ts";
import { callOperation } from "./call-operation.ts";
import { findFlights } from "./find-flights.ts";
import { findPrices } from "./find-prices.ts";
import { defineTool, type Tool } from "./tool.ts";

const culture = {
  market: text().default("UK").describe("A market: a code of listMarkets, or a country"),
  locale: text().default("en-GB").describe("A code of listLocales"),
  currency: text().default("GBP").describe("A code of listCurrencies"),
};
const from = place().describe("A place by name, IATA code or entity ID: London, LHR");

const TRIP_ALIASES = {
  origin: "from",
  destination: "to",
  originPlaceId: "from",
  destinationPlaceId: "to",
  departureDate: "date",
  outboundDate: "date",
  inboundDate: "returnDate",
  return: "returnDate",
  passengers: "adults",
  children: "childrenAges",
  childAges: "childrenAges",
  cabin: "cabinClass",
  class: "cabinClass",
  limit: "offers",
};
const { originPlaceId, destinationPlaceId, origin, destination } = TRIP_ALIASES;
const PRICE_ALIASES = { originPlaceId, destinationPlaceId, origin, destination, date: "month" };

const SCENARIO_NAMES = SCENARIOS.map(({ name }) => name);

/** Tools that call the sandbox. */
export function callingTools(contract: Contract): readonly Tool[] {
  const ids = operationsOf(contract).map(({ id }) => id);
  return [
    defineTool({
      name: "call_operation",
      title: "Call an operation of the sandbox",
      description: `Sends a request to the sandbox: ${ids.join(", ")}. Long arrays and objects of the response are cut to \`entries\`, and all of it to \`limit\` characters; \`select\` returns one part, such as ["content","results","itineraries"]. Each poll of a live search adds one supplier. Each invalid field of a rejected request is explained.`,
      input: {
        operation: text().describe("A name, or method and path"),
        parameters: json(z.record(z.string().max(100), z.unknown()))
          .default({})
          .describe("Values of the path and of the query string, by name: locale, sessionToken"),
        body: json(z.record(z.string(), z.unknown()))
          .optional()
          .describe("The JSON body of a POST"),
        key: headerText().default(SANDBOX_KEY).describe("One of the keys of list_scenarios"),
        scenario: word(SCENARIO_NAMES)
          .optional()
          .describe("A scenario of list_scenarios for this call"),
        select: steps()
          .default([])
          .describe('Path into the response: steps, or content.legs["an-id"]'),
        entries: count(1, 50)
          .default(3)
          .describe("Maximum number of entries shown of each array and object"),
        limit: count(200, 40_000)
          .default(6000)
          .describe("Maximum number of characters of the response"),
      },
      output: { status: z.number(), response: z.unknown() },
      kind: "calls",
      aliases: {
        name: "operation",
        operationId: "operation",
        params: "parameters",
        arguments: "parameters",
        query: "parameters",
        apiKey: "key",
        path: "select",
      },
      run: (context, call) => callOperation(context, call),
    }),
    defineTool({
      name: "find_flights",
      title: "Find flights, from search to booking link",
      description:
        "Runs a complete live search in the sandbox: creates it, polls it until it ends, and returns the cheapest itineraries with their prices, agents and booking links. Lists every call made and how each input was interpreted.",
      input: {
        from,
        to: from,
        date: date().describe("A day: 2027-05-14, 14 May 2027"),
        returnDate: date().optional().describe("A day"),
        adults: count(1, 8).default(1),
        childrenAges: list(count(0, 17), 8).default([]).describe("Years, one for each child"),
        cabinClass: text().optional().describe("A value of CabinClass, or economy, business"),
        ...culture,
        offers: count(1, 10).default(3).describe("Maximum number of offers"),
      },
      output: {
        status: z.string(),
        endedBy: z.string().describe("complete, failed, time or error"),
        error: z.string().optional().describe("The error of the poll that ended the search"),
        calls: z.array(z.string()),
        query: z.record(z.string(), z.unknown()).describe("Sent to createLiveSearch"),
        offers: z.array(
          z.object({
            price: z.string(),
            agents: z.array(z.string()),
            legs: z.array(z.string()),
            deepLinks: z.array(z.string()).describe("A traveller needs all of them"),
          }),
        ),
      },
      kind: "calls",
      aliases: TRIP_ALIASES,
      run: (context, search, signal) =>
        findFlights(context, search, { now: Date.now, nextTurn, signal }),
    }),
    defineTool({
      name: "find_prices",
      title: "Find the prices of a month",
      description:
        "Indicative prices from one place to another in a month, day by day; without `to`, the cheapest to each place. Shows the request sent and how each input was interpreted.",
      input: {
        from: from.describe("A place or a country, by name, code or entity ID"),
        to: place().default("anywhere").describe("A place like `from`, or anywhere"),
        month: date().describe("A month: 2027-05, May 2027"),
        ...culture,
        limit: count(1, 300).default(31).describe("Maximum number of days or places"),
      },
      output: {
        query: z.record(z.string(), z.unknown()).describe("Sent to searchIndicative"),
        prices: z.array(
          z.object({
            date: z.string(),
            place: z.string().optional(),
            price: z.string().optional().describe("Absent if there is no quote"),
            isDirect: z.boolean().optional(),
          }),
        ),
      },
      kind: "calls",
      aliases: PRICE_ALIASES,
      run: (context, search) => findPrices(context, search),
    }),
  ];
}
