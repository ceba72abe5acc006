import type { ByteCache } from "./bytes/byte-cache.ts";
import type { Signer } from "./bytes/signer.ts";
import type { Lookup } from "./data/lookup.ts";
import type { Airport, ReferenceData } from "./data/model.ts";
import type { Point } from "./engine/base/great-circle.ts";
import type { World } from "./engine/world/world.ts";
import type { Places } from "./places/places.ts";

/** What operations work with besides the call: made once, shared by all calls. */
export interface Services {
  readonly data: ReferenceData;
  readonly lookup: Lookup;
  readonly places: Places;
  readonly nearestAirport: (point: Point) => Airport;
  /** Made by the first search: a second of work that culture and geo do not need. */
  readonly world: () => World;
  /** Of session tokens. */
  readonly signer: Signer;
  /** Answers that are the same for everyone. */
  readonly cache: ByteCache;
}
