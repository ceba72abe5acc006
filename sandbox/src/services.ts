import type { OperationId } from "../../contract/src/types.ts";
import type { ByteCache } from "./bytes/byte-cache.ts";
import type { Signer } from "./bytes/signer.ts";
import type { Lookup } from "./data/lookup.ts";
import type { Airport, ReferenceData } from "./data/model.ts";
import type { Point } from "./engine/base/great-circle.ts";
import type { Searcher } from "./engine/searcher.ts";
import type { AirportIndex } from "./engine/world/airport-index.ts";
import type { Failure } from "./errors.ts";
import type { Places } from "./places/places.ts";

/** A request as far as it can be the same as another. */
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

/** What operations work with besides the call: made once, shared by all calls. */
export interface Services {
  readonly data: ReferenceData;
  readonly lookup: Lookup;
  readonly places: Places;
  readonly nearestAirport: (point: Point) => Airport;
  readonly airports: AirportIndex;
  /**
   * Resolves once the names of places in a locale can be read; each call for them comes after it.
   * @throws NamesNotLoaded
   */
  readonly loadNames: (locale: string) => Promise<void>;
  readonly searcher: Searcher;
  /** Of session tokens. */
  readonly signer: Signer;
  /** Answers that are the same for everyone. */
  readonly cache: ByteCache;
  /** How often the same request has come in this minute of the clock, this time included. */
  readonly countAttempt: (attempt: Attempt) => Promise<number>;
  /** Where booking links and logos lead: "http://localhost:3000". */
  readonly origin: () => string;
  /** Delays a call on purpose. The failure is what it gets instead when it may not wait. */
  readonly delay: (delay: Delay) => Promise<Failure | undefined>;
}
