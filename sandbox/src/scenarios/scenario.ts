import type { catalogue } from "../../../contract/generated/catalogue.ts";
import type { ApiKey, Limits } from "../callers/api-key.ts";
import type { ResultsShape } from "../engine/journeys/results-shape.ts";
import type { Progress } from "../engine/live/live-state.ts";

/** A situation that a caller can request on purpose. */
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
  /** Rights that cause the effect; unless set, every call with the key plays the scenario. */
  readonly rights?: Partial<Limits> & Partial<Pick<ApiKey, "access">>;
}

export interface ReservedPlace {
  readonly iata: string;
  readonly entityId: string;
  /** The IATA code of the city that the search actually uses. */
  readonly standsFor: string;
}

export type Effect =
  /** Every operation returns the catalogue's answer for this status. */
  | { readonly kind: "error"; readonly status: keyof typeof catalogue }
  /** A live search that progresses differently; affects create and the polls of its session. */
  | { readonly kind: "progress"; readonly progress: Progress }
  /** Different results, in live and indicative searches alike. */
  | { readonly kind: "results"; readonly results: ResultsShape }
  /** Create returns a token that does not work. */
  | { readonly kind: "token"; readonly token: TokenFault }
  /** A valid request fails with these statuses in turn before the same request succeeds. */
  | { readonly kind: "failures"; readonly statuses: readonly (keyof typeof catalogue)[] }
  /** Responses to valid requests are delayed by this much. */
  | { readonly kind: "delay"; readonly milliseconds: number }
  /** Everything that a client should be able to handle: see `QUIRKS`. */
  | { readonly kind: "unfriendly" };

export type TokenFault = "expired" | "tampered";
