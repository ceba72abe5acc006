import type { catalogue } from "../../../contract/generated/catalogue.ts";
import type { ApiKey, Limits } from "../callers/api-key.ts";
import type { ResultsShape } from "../engine/journeys/results-shape.ts";
import type { Progress } from "../engine/live/live-state.ts";

/** Something that can be had on purpose. */
export interface Scenario {
  readonly name: string;
  /** One or two sentences for a reader. */
  readonly description: string;
  readonly effect: Effect;
  /** A key for clients that cannot add a header. */
  readonly key?: ScenarioKey;
  /** A code that no airport has, usable as origin or destination of any leg. */
  readonly place?: ReservedPlace;
}

export interface ScenarioKey {
  readonly name: string;
  /** What brings about the effect: the scenario in every call unless rights of its own do. */
  readonly rights?: Partial<Limits> & Partial<Pick<ApiKey, "access">>;
}

export interface ReservedPlace {
  readonly iata: string;
  readonly entityId: string;
  /** The IATA code of the city the search really runs with. */
  readonly standsFor: string;
}

export type Effect =
  /** The catalogue's answer for this status, from every operation. */
  | { readonly kind: "error"; readonly status: keyof typeof catalogue }
  /** A live search that goes differently; it concerns create and the polls of its session. */
  | { readonly kind: "progress"; readonly progress: Progress }
  /** Different results, of a live and of an indicative search alike. */
  | { readonly kind: "results"; readonly results: ResultsShape }
  /** A create whose token does not work. */
  | { readonly kind: "token"; readonly token: TokenFault }
  /** Valid requests fail with these, one after the other, before the same one works. */
  | { readonly kind: "failures"; readonly statuses: readonly (keyof typeof catalogue)[] }
  /** Valid requests are answered so much later. */
  | { readonly kind: "delay"; readonly milliseconds: number }
  /** Everything that a client should be able to take: see `QUIRKS`. */
  | { readonly kind: "unfriendly" };

export type TokenFault = "expired" | "tampered";
