import { breadthOf } from "../engine/journeys/breadth.ts";
import { SLOWNESS } from "../engine/live/live-state.ts";
import { ordinal, times } from "./number-words.ts";
import type { Scenario } from "./scenario.ts";

/** Calls per minute of the key whose purpose is to reach its limit. */
const LOW_LIMIT = 5;

/** Response delays in seconds; most timeouts end a call before the long one. */
export const DELAY_SECONDS = { short: 3, long: 30 };

/** The statuses with which a flaky request fails, in order. */
const FAILURES = ["503", "500"] as const;

/**
 * Every scenario, one row each. The table drives the server, its keys, its tests and what readers
 * are told. A scenario is requested with the header `x-sandbox-scenario`, which works with every
 * key; some also have a key or a reserved place, for clients that cannot add a header.
 */
const ROWS = [
  {
    name: "bad-request",
    description: "The request is rejected as if it were invalid.",
    effect: { kind: "error", status: "400" },
  },
  {
    name: "unauthorized",
    description: "The key is rejected like any unknown key.",
    effect: { kind: "error", status: "401" },
  },
  {
    name: "forbidden",
    description: "The key is valid, but may not use the operation.",
    effect: { kind: "error", status: "403" },
    key: { name: "sandbox-key-no-access", rights: { access: "none" } },
  },
  {
    name: "not-found",
    description: "Every call gets a 404, whatever its path.",
    effect: { kind: "error", status: "404" },
  },
  {
    name: "too-many-requests",
    description: `The call is rejected as if the rate limit had been reached. The key has a real limit: ${LOW_LIMIT} calls a minute for each operation.`,
    effect: { kind: "error", status: "429" },
    key: {
      name: "sandbox-key-low-limit",
      rights: { callsPerMinute: LOW_LIMIT, searchesPerMinute: LOW_LIMIT },
    },
  },
  {
    name: "server-error",
    description: "Something fails on the server.",
    effect: { kind: "error", status: "500" },
    key: { name: "sandbox-key-server-error" },
  },
  {
    name: "unavailable",
    description: "The service is temporarily unable to respond.",
    effect: { kind: "error", status: "503" },
    key: { name: "sandbox-key-unavailable" },
  },
  {
    name: "unexpected",
    description: "A status that the error list covers only under `default`: 502.",
    effect: { kind: "error", status: "default" },
    key: { name: "sandbox-key-unexpected" },
  },
  {
    name: "flaky",
    description: `The same request fails ${times(FAILURES.length)}, with ${FAILURES.join(" and then with ")}, and succeeds from the ${ordinal(FAILURES.length + 1)} attempt on. The count resets at the start of every clock minute.`,
    effect: { kind: "failures", statuses: FAILURES },
    key: { name: "sandbox-key-flaky" },
  },
  {
    name: "delayed",
    description: `The response to a valid request comes after ${DELAY_SECONDS.short} seconds.`,
    effect: { kind: "delay", milliseconds: DELAY_SECONDS.short * 1000 },
    key: { name: "sandbox-key-delayed" },
  },
  {
    name: "hanging",
    description: `The response to a valid request comes after ${DELAY_SECONDS.long} seconds; most timeouts end the call first.`,
    effect: { kind: "delay", milliseconds: DELAY_SECONDS.long * 1000 },
  },
  {
    name: "unfriendly",
    description:
      "Valid responses in the least convenient form: in no particular order, in mixed units, with odd IDs and tokens, with unknown members, and with every optional value omitted.",
    effect: { kind: "unfriendly" },
    key: { name: "sandbox-key-unfriendly" },
    place: { iata: "XXA", entityId: "99900011", standsFor: "BCN" },
  },
  {
    name: "failed",
    description: "Create returns some of the results, then the search fails.",
    effect: { kind: "progress", progress: "failed" },
    place: { iata: "XX1", entityId: "99900001", standsFor: "BCN" },
  },
  {
    name: "never-completes",
    description: "The search stays incomplete for as long as you poll.",
    effect: { kind: "progress", progress: "never-completes" },
    place: { iata: "XX2", entityId: "99900002", standsFor: "BCN" },
  },
  {
    name: "slow",
    description: `Every supplier takes ${times(SLOWNESS)} as long.`,
    effect: { kind: "progress", progress: "slow" },
    place: { iata: "XX3", entityId: "99900003", standsFor: "BCN" },
  },
  {
    name: "omitted",
    description:
      "The create response is already complete, but its action says that results were omitted.",
    effect: { kind: "progress", progress: "omitted" },
    place: { iata: "XX4", entityId: "99900004", standsFor: "BCN" },
  },
  {
    name: "not-modified",
    description:
      "Create returns all the results; later polls change nothing until the search is complete.",
    effect: { kind: "progress", progress: "not-modified" },
    place: { iata: "XX5", entityId: "99900005", standsFor: "BCN" },
  },
  {
    name: "no-results",
    description: "The search completes without finding anything.",
    effect: { kind: "results", results: { size: "none" } },
    place: { iata: "XX6", entityId: "99900006", standsFor: "BCN" },
  },
  {
    name: "one-result",
    description: "The search finds exactly one itinerary, or one quote.",
    effect: { kind: "results", results: { size: "one" } },
    place: { iata: "XX7", entityId: "99900007", standsFor: "BCN" },
  },
  {
    name: "few-results",
    description:
      "The search finds at most three itineraries with two offers each, or three quotes, so the response is short enough to read in full.",
    effect: { kind: "results", results: { size: "few" } },
    place: { iata: "XX0", entityId: "99900010", standsFor: "BCN" },
  },
  {
    name: "empty-prices",
    description:
      "About one price in three is missing: it has an empty amount and an unspecified unit.",
    effect: { kind: "results", results: { emptyPrices: true } },
    place: { iata: "XX8", entityId: "99900008", standsFor: "BCN" },
  },
  {
    name: "moving",
    description:
      "Between responses, some of a live search's offers disappear, starting with the cheapest one from create, and some prices rise or fall. The API doesn't say whether this happens in production; in the sandbox, the same search always changes in the same way.",
    effect: { kind: "results", results: { moving: true } },
    key: { name: "sandbox-key-moving" },
    place: { iata: "XXB", entityId: "99900012", standsFor: "BCN" },
  },
  {
    name: "large",
    description: `A live search finds every itinerary on its route, up to ${breadthOf("large", 1).trips.toLocaleString("en")}, so a response can be about 5 megabytes. An indicative search returns a quote for each day, for at most two pairs of airports.`,
    effect: { kind: "results", results: { size: "large" } },
    place: { iata: "XX9", entityId: "99900009", standsFor: "NYC" },
  },
  {
    name: "expired-token",
    description: "Create returns a session token that is already too old to poll.",
    effect: { kind: "token", token: "expired" },
  },
  {
    name: "tampered-token",
    description: "Create returns a session token that was changed after it was signed.",
    effect: { kind: "token", token: "tampered" },
  },
] as const satisfies readonly Scenario[];

/** Key of tables with an entry for each scenario, so that none is forgotten. */
export type ScenarioName = (typeof ROWS)[number]["name"];

export const SCENARIOS: readonly Scenario[] = ROWS;
