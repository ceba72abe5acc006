import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { OperationId } from "../../../contract/src/types.ts";

/**
 * Everything that can be had on purpose, in one table: it drives the server, its tests and the
 * pages that show it. A scenario is asked for by the header `x-sandbox-scenario`, which works with
 * every key; some also by a key or by a reserved place, for clients that cannot add a header.
 */
export interface Scenario {
  readonly name: string;
  /** One sentence for a reader. */
  readonly description: string;
  readonly effect: Effect;
  /** A key that always plays this scenario. */
  readonly key?: string;
  /** A code that no airport has, usable as origin or destination of any leg. */
  readonly place?: ReservedPlace;
}

export interface ReservedPlace {
  readonly iata: string;
  readonly entityId: string;
  /** The IATA code of the city the search really runs with. */
  readonly standsFor: string;
}

export type Effect =
  /** The catalogue's answer for this status, from every operation. */
  | { readonly kind: "error"; readonly status: ErrorStatusCode }
  /** A live search that goes differently; it concerns create and the polls of its session. */
  | { readonly kind: "progress"; readonly progress: Progress }
  /** Different results, of a live or an indicative search. */
  | { readonly kind: "results"; readonly results: ResultsShape }
  /** A create whose token does not work. */
  | { readonly kind: "token"; readonly token: "expired" | "tampered" };

export type ErrorStatusCode = "400" | "401" | "403" | "404" | "429" | "500" | "503" | "default";
export type Progress = "failed" | "never-completes" | "slow" | "omitted" | "not-modified";
export type ResultsShape = "none" | "one" | "few" | "empty-prices" | "large";

export const SCENARIO_HEADER = "x-sandbox-scenario";

export const SCENARIOS: readonly Scenario[] = [
  {
    name: "bad-request",
    description: "The request is answered as if it were wrong.",
    effect: { kind: "error", status: "400" },
  },
  {
    name: "unauthorized",
    description: "The key is answered as if it were not valid. Any unknown key does the same.",
    effect: { kind: "error", status: "401" },
  },
  {
    name: "forbidden",
    description: "The key is valid and may not use the operation.",
    effect: { kind: "error", status: "403" },
    key: "sandbox-key-no-access",
  },
  {
    name: "not-found",
    description: "The resource is answered as if it did not exist.",
    effect: { kind: "error", status: "404" },
  },
  {
    name: "too-many-requests",
    description:
      "The rate limit is answered as used up. The key has a limit of 5 calls a minute for each operation, and so gets there by counting.",
    effect: { kind: "error", status: "429" },
    key: "sandbox-key-low-limit",
  },
  {
    name: "server-error",
    description: "Something fails on the server.",
    effect: { kind: "error", status: "500" },
    key: "sandbox-key-server-error",
  },
  {
    name: "unavailable",
    description: "The service cannot answer for now.",
    effect: { kind: "error", status: "503" },
    key: "sandbox-key-unavailable",
  },
  {
    name: "unexpected",
    description: "An error that the catalogue does not list by number: 502.",
    effect: { kind: "error", status: "default" },
    key: "sandbox-key-unexpected",
  },
  {
    name: "failed",
    description: "Create answers part of the results, then the search fails.",
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
    description: "Every supplier takes ten times as long.",
    effect: { kind: "progress", progress: "slow" },
    place: { iata: "XX3", entityId: "99900003", standsFor: "BCN" },
  },
  {
    name: "omitted",
    description: "Create is complete at once and its action says that results are left out.",
    effect: { kind: "progress", progress: "omitted" },
    place: { iata: "XX4", entityId: "99900004", standsFor: "BCN" },
  },
  {
    name: "not-modified",
    description:
      "Create answers everything there is; the polls change nothing until the search is complete.",
    effect: { kind: "progress", progress: "not-modified" },
    place: { iata: "XX5", entityId: "99900005", standsFor: "BCN" },
  },
  {
    name: "no-results",
    description: "The search is complete and finds nothing.",
    effect: { kind: "results", results: "none" },
    place: { iata: "XX6", entityId: "99900006", standsFor: "BCN" },
  },
  {
    name: "one-result",
    description: "The search finds exactly one itinerary, or one quote.",
    effect: { kind: "results", results: "one" },
    place: { iata: "XX7", entityId: "99900007", standsFor: "BCN" },
  },
  {
    name: "few-results",
    description:
      "The search finds at most three itineraries with two offers each: an answer to read in full.",
    effect: { kind: "results", results: "few" },
    place: { iata: "XX0", entityId: "99900010", standsFor: "BCN" },
  },
  {
    name: "empty-prices",
    description: "Every third price is missing: an empty amount with an unspecified unit.",
    effect: { kind: "results", results: "empty-prices" },
    place: { iata: "XX8", entityId: "99900008", standsFor: "BCN" },
  },
  {
    name: "large",
    description: "The search finds so much that one answer has 4 to 6 megabytes.",
    effect: { kind: "results", results: "large" },
    place: { iata: "XX9", entityId: "99900009", standsFor: "NYC" },
  },
  {
    name: "expired-token",
    description: "Create answers a session token that is already too old to poll.",
    effect: { kind: "token", token: "expired" },
  },
  {
    name: "tampered-token",
    description: "Create answers a session token that was changed after it was signed.",
    effect: { kind: "token", token: "tampered" },
  },
];

/** Scenarios of searches do nothing to the other operations; errors concern all of them. */
export function concerns({ effect }: Scenario, operation: OperationId): boolean {
  if (effect.kind === "error") return true;
  if (effect.kind === "results" && operation === "searchIndicative") return true;
  return operation === "createLiveSearch" || operation === "pollLiveSearch";
}

export function findScenario(name: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.name === name);
}

export function nearestScenario(name: string): string | undefined {
  return nearestName(
    name,
    SCENARIOS.map((scenario) => scenario.name),
  );
}
