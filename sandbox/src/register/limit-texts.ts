import { operations } from "../../../contract/generated/operations.ts";
import { SEARCHES } from "../callers/allowance.ts";
import type { LIMITS } from "../rules/limits.ts";

/** Describes one of the sandbox's limits to readers. */
export interface LimitText {
  /** What it limits: the rate and size of calls, or what a call asks for. */
  readonly of: "calls" | "searches" | "suggestions";
  /** What it counts: "legs of a trip". */
  readonly counts: string;
  /** Where it applies: operations, schemas and fields of the contract, by their stable names. */
  readonly where: readonly string[];
}

const IDS = [
  "LiveQuery.includedCarriersIds",
  "LiveQuery.excludedCarriersIds",
  "LiveQuery.includedAgentsIds",
  "LiveQuery.excludedAgentsIds",
];

const ALL = Object.keys(operations);
const WITH_BODY = Object.entries(operations).flatMap(([id, { takesBody }]) =>
  takesBody ? [id] : [],
);

/** A text for each limit; a missing one does not compile. */
export const LIMIT_TEXTS: Readonly<Record<keyof typeof LIMITS, LimitText>> = {
  searchesPerMinute: {
    of: "calls",
    counts: "calls a minute to each search operation, per IP address",
    where: SEARCHES,
  },
  callsPerMinute: {
    of: "calls",
    counts: "calls a minute to any other operation, per IP address",
    where: ALL.filter((id) => !SEARCHES.some((search) => search === id)),
  },
  callsAtOnce: {
    of: "calls",
    counts: "concurrent calls from one IP address",
    where: ALL,
  },
  delayedAtOnce: {
    of: "calls",
    counts: "concurrent calls from one IP address that a scenario is delaying",
    where: ALL,
  },
  delayedInAll: {
    of: "calls",
    counts: "concurrent calls from all IP addresses that a scenario is delaying",
    where: ALL,
  },
  sessionMinutes: {
    of: "calls",
    counts: "minutes that a session lasts after create",
    where: ["LiveSearchResponse.sessionToken"],
  },
  daysOnSale: {
    of: "searches",
    counts: "days ahead that flights can be searched live",
    where: ["LiveQueryLeg.date"],
  },
  liveLegs: { of: "searches", counts: "legs of a live search", where: ["LiveQuery.queryLegs"] },
  indicativeLegs: {
    of: "searches",
    counts: "legs of an indicative search",
    where: ["IndicativeQuery.queryLegs"],
  },
  adults: { of: "searches", counts: "adults", where: ["LiveQuery.adults"] },
  children: { of: "searches", counts: "children", where: ["LiveQuery.childrenAges"] },
  oldestChild: {
    of: "searches",
    counts: "maximum age of a child, in years",
    where: ["LiveQuery.childrenAges"],
  },
  seatAge: {
    of: "searches",
    counts: "age in years at which a child gets a seat; each adult can bring one younger child",
    where: ["LiveQuery.childrenAges"],
  },
  ids: { of: "searches", counts: "IDs in a list of carriers or agents", where: IDS },
  idBytes: {
    of: "searches",
    counts: "bytes of an ID in such a list, as encoded in JSON",
    where: IDS,
  },
  suggestions: { of: "suggestions", counts: "suggested places", where: ["SuggestRequest.limit"] },
  suggestionsByDefault: {
    of: "suggestions",
    counts: "suggestions without a limit in the request",
    where: ["SuggestRequest.limit"],
  },
  entityTypes: {
    of: "suggestions",
    counts: "types in the list of place types to suggest",
    where: ["SuggestQuery.includedEntityTypes"],
  },
  bodyBytes: {
    of: "calls",
    counts: "bytes of a request's body",
    where: WITH_BODY,
  },
};
