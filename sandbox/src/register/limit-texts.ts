import { operations } from "../../../contract/generated/operations.ts";
import type { LIMITS } from "../rules/limits.ts";

/** One of the sandbox's numbers, for a reader. */
export interface LimitText {
  /** What it counts: "legs of a trip". */
  readonly counts: string;
  /** Where it shows: operations, schemas and fields of the contract, by their stable names. */
  readonly where: readonly string[];
}

const IDS = [
  "LiveQuery.includedCarriersIds",
  "LiveQuery.excludedCarriersIds",
  "LiveQuery.includedAgentsIds",
  "LiveQuery.excludedAgentsIds",
];

const ALL = Object.keys(operations);

/** A text for each of them: one that is missing does not compile. */
export const LIMIT_TEXTS: Readonly<Record<keyof typeof LIMITS, LimitText>> = {
  searchesPerMinute: {
    counts: "calls a minute of an operation that searches, for each IP address",
    where: ["createLiveSearch", "searchIndicative"],
  },
  callsPerMinute: {
    counts: "calls a minute of any other operation, for each IP address",
    where: ["pollLiveSearch", "listFlightPlaces", "findNearestPlaces", "listMarkets"],
  },
  callsAtOnce: {
    counts: "calls of one IP address that are under way at the same time",
    where: ALL,
  },
  delayedAtOnce: {
    counts: "calls of one IP address that are delayed by a scenario at the same time",
    where: ALL,
  },
  delayedInAll: {
    counts: "calls of all IP addresses that are delayed by a scenario at the same time",
    where: ALL,
  },
  sessionMinutes: {
    counts: "minutes that a session lasts, from create on",
    where: ["LiveSearchResponse.sessionToken"],
  },
  daysOnSale: {
    counts: "days ahead that flights can be searched live",
    where: ["LiveQueryLeg.date"],
  },
  liveLegs: { counts: "legs of a live search", where: ["LiveQuery.queryLegs"] },
  indicativeLegs: {
    counts: "legs of an indicative search",
    where: ["IndicativeQuery.queryLegs"],
  },
  adults: { counts: "adults", where: ["LiveQuery.adults"] },
  children: { counts: "children", where: ["LiveQuery.childrenAges"] },
  oldestChild: { counts: "years of age of a child", where: ["LiveQuery.childrenAges"] },
  seatAge: {
    counts:
      "years of age when a child gets a seat; younger than that, there may be one for each adult",
    where: ["LiveQuery.childrenAges"],
  },
  ids: { counts: "IDs in a list of carriers or agents", where: IDS },
  idBytes: { counts: "bytes of an ID in such a list, as JSON writes it", where: IDS },
  suggestions: { counts: "suggestions of a place", where: ["SuggestRequest.limit"] },
  suggestionsByDefault: {
    counts: "suggestions without a limit in the request",
    where: ["SuggestRequest.limit"],
  },
  entityTypes: {
    counts: "types in the list of types to suggest",
    where: ["SuggestQuery.includedEntityTypes"],
  },
  bodyBytes: {
    counts: "bytes of a request's body",
    where: ["createLiveSearch", "searchIndicative", "findNearestPlaces"],
  },
};
