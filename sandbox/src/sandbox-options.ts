import type { AppOptions } from "./app.ts";
import type { Secrets } from "./bytes/signer.ts";
import type { Searcher } from "./engine/searcher.ts";
import type { Services } from "./services.ts";

export interface SandboxOptions extends Partial<Omit<AppOptions, "services">> {
  /**
   * Resolves after the given milliseconds; scenarios that delay a response await it. Pass it with
   * your own clock, and advance that clock in it. Unless set, delays take real time.
   */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Replaces `wait`, and may refuse to delay a call. */
  readonly delay?: Services["delay"];
  /** Origin of booking links and logos; port 3000 of this machine unless set. */
  readonly origin?: Services["origin"];
  /** Changes flights and prices. The same seed, clock, secrets and request give the same bytes. */
  readonly seed?: string;
  /**
   * Secrets that sign session tokens, the current one first. Replicas need the same ones. Random
   * unless set: then no other sandbox accepts these tokens, nor does this one after a restart.
   */
  readonly secrets?: Secrets;
  /** Searches for flights elsewhere, with the same seed, instead of in this thread. */
  readonly searcher?: Searcher;
  /**
   * Creates all flights immediately, which takes about a second, instead of on the seed's first
   * search.
   */
  readonly warm?: boolean;
  /** Size of the answer cache, in bytes. */
  readonly cacheBytes?: number;
}
