import { operations } from "../../../../contract/generated/operations.ts";
import type {
  IndicativeSearchResponse,
  LiveSearchResponse,
} from "../../../../contract/src/types.ts";
import { indicativeSearch, liveSearch } from "../searches.ts";
import { createTestSandbox, NOON } from "../test-sandbox.ts";

/** The sandbox that the register's witnesses observe, and the calls that many of them make. */
export const { call, wait } = createTestSandbox();

/** A live search with changed members in its query; often they are invalid on purpose. */
export function live(changes: object = {}, headers: Readonly<Record<string, string>> = {}) {
  const { query } = liveSearch("LHR", "EDI");
  const body = { query: { ...query, ...changes } };
  return call<LiveSearchResponse>({ path: operations.createLiveSearch.path, body, headers });
}

/** Alternating outbound and inbound legs, on these days of May 2027. */
export function legs(...days: readonly number[]) {
  const places = [{ iata: "LHR" }, { iata: "EDI" }];
  const queryLegs = days.map((day, index) => ({
    originPlaceId: places[index % 2],
    destinationPlaceId: places[(index + 1) % 2],
    date: { year: 2027, month: 5, day },
  }));
  return { queryLegs };
}

/** One leg with changed members. */
export function leg(changes: object) {
  return { queryLegs: [{ ...legs(14).queryLegs[0], ...changes }] };
}

/** The date that is `days` days after the start of the clock. */
export function dayIn(days: number) {
  const date = new Date(NOON + days * 24 * 60 * 60 * 1000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function poll(
  token: string,
  more: {
    readonly key?: string;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
) {
  const path = operations.pollLiveSearch.path.replace("{sessionToken}", encodeURIComponent(token));
  return call<LiveSearchResponse>({ method: "POST", path, ...more });
}

/** Runs a live search until it is complete. */
export async function finished(changes: object = {}): Promise<LiveSearchResponse> {
  const created = await live(changes);
  wait(120_000);
  const { body } = await poll(created.body.sessionToken);
  return body.content ? body : created.body;
}

export const itineraries = ({ content }: LiveSearchResponse) =>
  Object.values(content?.results.itineraries ?? {});

/** An indicative search from London to Barcelona, with changed members in its query. */
export function indicative(changes: object = {}) {
  const body = { query: { ...indicativeSearch("LHR", "BCN").query, ...changes } };
  return call<IndicativeSearchResponse>({ path: operations.searchIndicative.path, body });
}

/** One leg of an indicative search with these date members. */
export function indicativeLeg(date: object, places: object = {}) {
  const ends = {
    originPlace: { queryPlace: { iata: "LHR" } },
    destinationPlace: { queryPlace: { iata: "BCN" } },
  };
  return { queryLegs: [{ ...ends, ...places, ...date }] };
}

export const months = (from: readonly [number, number], to: readonly [number, number] = from) => ({
  dateRange: {
    startDate: { year: from[0], month: from[1] },
    endDate: { year: to[0], month: to[1] },
  },
});
