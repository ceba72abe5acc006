import type { OperationId } from "../../contract/src/types.ts";
import type { Served } from "../src/app.ts";
import type { ApiKeys } from "../src/callers/api-key.ts";
import { createSandbox as create } from "../src/create-sandbox.ts";
import { LOCAL_ORIGIN } from "../src/engine/journeys/results-shape.ts";
import type { Caller } from "../src/fetch-shape.ts";
import { createJournal, type JournalEntry } from "../src/in-process/journal.ts";
import { createPins, type Pin, type PinnedRequest } from "../src/in-process/pins.ts";
import { httpOrigin } from "../src/node/settings/http-origin.ts";

export type { ApiKeys, Caller, JournalEntry, OperationId, Pin, PinnedRequest, Served };

/** The sandbox as a function in the shape of `fetch`, and what a test suite wants besides. */
export interface Sandbox {
  (request: Request, caller?: Caller): Promise<Response>;
  /** The latest requests in the order in which they were answered, all or those of an operation. */
  readonly requests: (operation?: OperationId) => readonly JournalEntry[];
  /**
   * Pins an answer. Of several that would do, the latest is given.
   * @returns the function that takes it away again
   * @throws {TypeError} with every mistake, where the contract does not allow it
   */
  readonly pin: (pin: Pin) => () => void;
  /** Forgets all requests, and takes all pinned answers away. */
  readonly reset: () => void;
}

export interface SandboxOptions {
  /** Epoch milliseconds; the time of this machine unless set. */
  readonly clock?: () => number;
  /**
   * Resolves after so many milliseconds: what answers that are late on purpose wait for. Let it move
   * a clock of your own; unless set, they take their time.
   */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Where booking links and logos lead: "http://localhost:3000" unless set. */
  readonly origin?: string;
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
 * @throws {TypeError} when `origin` is none
 */
export function createSandbox({ origin = LOCAL_ORIGIN, ...options }: SandboxOptions = {}): Sandbox {
  const journal = createJournal();
  const pins = createPins();
  const parsed = httpOrigin(origin);
  if (parsed === undefined)
    throw new TypeError(`The origin "${origin}" is not like "${LOCAL_ORIGIN}".`);
  const fetch = journal.recording(
    create({ ...options, origin: () => parsed, intercept: pins.answer }),
  );
  return Object.assign(fetch, {
    requests: journal.requests,
    pin: pins.pin,
    reset() {
      journal.clear();
      pins.clear();
    },
  });
}
