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

/** The sandbox as a function in the shape of `fetch`, with extras for test suites. */
export interface Sandbox {
  (request: Request, caller?: Caller): Promise<Response>;
  /** The latest requests, of all operations or one, in the order in which they were answered. */
  readonly requests: (operation?: OperationId) => readonly JournalEntry[];
  /**
   * Pins an answer. If several match a request, the latest one is used.
   * @returns a function that removes it again
   * @throws {TypeError} listing every mistake, if the contract does not allow it
   */
  readonly pin: (pin: Pin) => () => void;
  /** Forgets all requests and removes all pinned answers. */
  readonly reset: () => void;
}

export interface SandboxOptions {
  /** Epoch milliseconds; the time of this machine unless set. */
  readonly clock?: () => number;
  /**
   * Resolves after the given milliseconds; scenarios that delay a response await it. Advance your
   * own clock in it. Unless set, delays take real time.
   */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Origin of booking links and logos; "http://localhost:3000" unless set. */
  readonly origin?: string;
  /** Changes flights and prices. The same seed, clock, secrets and request give the same bytes. */
  readonly seed?: string;
  /**
   * Secrets that sign session tokens, the current one first. Random unless set: then no other
   * sandbox accepts the tokens of this one.
   */
  readonly secrets?: readonly [string, ...string[]];
  /** The accepted API keys; unless set, the documented ones, without rate limits. */
  readonly keys?: ApiKeys;
  /**
   * Creates all flights immediately, which takes about a second, instead of on the seed's first
   * search.
   */
  readonly warm?: boolean;
  /** Called with every answered request. */
  readonly observe?: (served: Served) => void;
}

/**
 * The documented API as a function in the shape of `fetch`: it takes a `Request`, returns a
 * `Response` and makes no network call. The host of the request does not matter.
 * @throws {TypeError} if `origin` is not a valid origin
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
