import type { OperationId } from "../../contract/src/types.ts";
import type { Served } from "../src/app.ts";
import type { ApiKeys } from "../src/callers/api-key.ts";
import { createSandbox as create } from "../src/create-sandbox.ts";
import type { Caller } from "../src/http/api-as-fetch.ts";
import { createJournal, type JournalEntry } from "../src/in-process/journal.ts";
import { createPins, type Pin, type PinnedRequest } from "../src/in-process/pins.ts";
import { httpOrigin } from "../src/node/settings/http-origin.ts";
import { LOCAL_ORIGIN } from "../src/services.ts";
import { checkSandboxOptions, type SandboxOptions } from "./sandbox-options.ts";

export type {
  ApiKeys,
  Caller,
  JournalEntry,
  OperationId,
  Pin,
  PinnedRequest,
  SandboxOptions,
  Served,
};

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

/**
 * The documented API as a function in the shape of `fetch`: it takes a `Request`, returns a
 * `Response` and makes no network call. The host of the request does not matter.
 * @throws {TypeError} naming the first option that is unknown or has a wrong value
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  checkSandboxOptions(options);
  const { origin = LOCAL_ORIGIN, ...others } = options;
  const normalized = httpOrigin(origin) ?? origin;
  const journal = createJournal();
  const pins = createPins();
  const fetch = journal.recording(
    create({ ...others, origin: () => normalized, intercept: pins.answer }),
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
