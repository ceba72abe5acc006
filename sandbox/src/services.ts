import type { OperationId } from "../../contract/src/types.ts";
import type { ByteCache } from "./bytes/byte-cache.ts";
import type { Signer } from "./bytes/signer.ts";
import type { Lookup } from "./data/lookup.ts";
import type { Airport, ReferenceData } from "./data/model.ts";
import type { Point } from "./engine/base/great-circle.ts";
import type { Searcher } from "./engine/searcher.ts";
import type { AirportIndex } from "./engine/world/airport-index.ts";
import type { Failure } from "./http/errors.ts";
import type { Places } from "./places/places.ts";

/** Default origin of booking links and logos: a sandbox on this machine. */
export const LOCAL_ORIGIN = "http://localhost:3000";

/** The parts of a request that decide whether two are equal. */
export interface Attempt {
  readonly operation: OperationId;
  /** Key and address. */
  readonly caller: string;
  /** Everything in which two requests of an operation can differ. */
  readonly content: unknown;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface Delay {
  readonly milliseconds: number;
  readonly caller: string;
  /** Aborts when the caller has hung up. */
  readonly signal?: AbortSignal | undefined;
}

/** What operations depend on besides the call: created once, shared by all calls. */
export interface Services {
  readonly data: ReferenceData;
  readonly lookup: Lookup;
  readonly places: Places;
  readonly nearestAirport: (point: Point) => Airport;
  readonly airports: AirportIndex;
  /**
   * Resolves once the place names of a locale are loaded; await it before reading any.
   * @throws NamesNotLoaded
   */
  readonly loadNames: (locale: string) => Promise<void>;
  readonly searcher: Searcher;
  /** Signs session tokens. */
  readonly signer: Signer;
  /** Answers and search results that are the same for every caller. */
  readonly cache: ByteCache;
  /** Counts equal requests within the current clock minute, this one included. */
  readonly countAttempt: (attempt: Attempt) => Promise<number>;
  /** Origin of booking links and logos: "http://localhost:3000". */
  readonly origin: () => string;
  /** Delays a call on purpose. Returns a failure if the call may not wait. */
  readonly delay: (delay: Delay) => Promise<Failure | undefined>;
}
