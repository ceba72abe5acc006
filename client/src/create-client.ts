import { operations } from "../../contract/generated/operations.ts";
import type { Operations } from "../../contract/generated/types/signatures.ts";
import type { LiveSearchRequest, OperationId } from "../../contract/src/types.ts";
import { type Caller, type CallOptions, call } from "./call.ts";
import type { CallSettings } from "./call-settings.ts";
import { clientOptionRules, readOptions } from "./check-options.ts";
import { DEFAULTS } from "./defaults.ts";
import { headerRecord } from "./headers.ts";
import type { Input } from "./operation-types.ts";
import {
  type LiveOptions,
  type LiveSearch,
  type LiveUpdate,
  type SearchOptions,
  searchLive,
  streamLive,
} from "./search-live.ts";
import { waitUnlessAborted } from "./wait-unless-aborted.ts";
import { withoutUndefined } from "./without-undefined.ts";

/** The options of a client. */
export interface ClientOptions extends CallSettings {
  /**
   * Scheme and host of the API, or the URL of your own server in front of it:
   * `"http://localhost:3000"`.
   */
  readonly baseUrl: string;
  /** For operations that need one. Leave it out if your own server adds it. */
  readonly apiKey?: string | undefined;
  /**
   * Makes a call.
   * @defaultValue the platform's `fetch`
   */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * Resolves after that many milliseconds; rejects with the signal's reason once it is aborted.
   * @defaultValue the platform's timers
   */
  readonly wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
  /**
   * Returns the time, in epoch milliseconds.
   * @defaultValue the platform's clock
   */
  readonly now?: (() => number) | undefined;
  /**
   * Returns a number from 0 to 1. It varies pauses, so that clients retry at different moments.
   * @defaultValue `Math.random`
   */
  readonly random?: (() => number) | undefined;
}

/** What `createClient` returns: a function for each operation, and two for a whole live search. */
export interface Client extends Operations<CallOptions> {
  /**
   * Creates a live search and polls it to its end, one call at a time.
   *
   * A session that is gone is created again. Results are never lost: when a poll fails, after any
   * retries, the search ends with `endedBy: "error"`, the error and the results found so far.
   * @throws {ApiError} only if create fails, or when your signal aborts the search
   */
  readonly searchLive: (request: LiveSearchRequest, options?: SearchOptions) => Promise<LiveSearch>;
  /**
   * Runs the same search and returns it as a stream:
   * `for await (const { content, endedBy } of client.live(request))`.
   *
   * Each new set of results replaces the one before. The last update tells you why the search
   * ended; a poll that fails, after any retries, ends it with `endedBy: "error"`. Leaving the loop
   * stops it.
   * @throws {ApiError} only if create fails, or when your signal aborts the search
   */
  readonly live: (
    request: LiveSearchRequest,
    options?: LiveOptions,
  ) => AsyncGenerator<LiveUpdate, LiveSearch>;
}

/**
 * Creates a client: a function for each operation, and two for a whole live search.
 * @param options `fetch`, clock and timers are the platform's if left out
 * @throws {TypeError} for an unknown option or a wrong value
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, headers, ...rest } = readOptions("createClient", options, clientOptionRules(), [
    "baseUrl",
  ]);
  const caller: Caller = {
    apiKey: "",
    fetch: (request) => globalThis.fetch(request),
    wait: waitUnlessAborted,
    now: Date.now,
    random: Math.random,
    timeout: DEFAULTS.timeout,
    attempts: DEFAULTS.attempts,
    longestWait: DEFAULTS.longestWait,
    ...withoutUndefined(rest),
    baseUrl,
    headers: headerRecord(headers),
  };
  const ids = Object.keys(operations) as OperationId[];
  const calls = ids.map((id) => [
    id,
    (input: Input<typeof id>, options?: CallOptions) => call(caller, id, input, options),
  ]);
  return {
    // Each function has the types of its operation: both come from the same contract.
    ...(Object.fromEntries(calls) as Operations<CallOptions>),
    searchLive: (request, options) => searchLive(caller, request, options),
    live: (request, options) => streamLive(caller, request, options),
  };
}
