import type { Served } from "../src/app.ts";
import type { ApiKeys } from "../src/callers/api-key.ts";
import { createSandbox as create } from "../src/create-sandbox.ts";
import type { Caller, Sandbox } from "../src/fetch-shape.ts";

export type { ApiKeys, Caller, Sandbox, Served };

export interface SandboxOptions {
  /** Epoch milliseconds; the time of this machine unless set. */
  readonly clock?: () => number;
  /**
   * Resolves after so many milliseconds: what answers that are late on purpose wait for. Let it move
   * a clock of your own; unless set, they take their time.
   */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Moves flights and prices. The same seed, clock, secrets and request give the same bytes. */
  readonly seed?: string;
  /**
   * Sign session tokens, the current secret first. Random unless set: then no other sandbox opens
   * what this one wrote.
   */
  readonly secrets?: readonly [string, ...string[]];
  /** The keys that are known. Unless set, the documented ones, without limits. */
  readonly keys?: ApiKeys;
  /** Makes all flights at once, which takes about a second, instead of for the seed's first search. */
  readonly warm?: boolean;
  /** Told of every answered request. */
  readonly observe?: (served: Served) => void;
}

/**
 * The documented API as a function in the shape of `fetch`: a `Request` goes in, a `Response` comes
 * out, and nothing is called. The host of the request does not matter.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return create(options);
}
