import { operations } from "../../contract/generated/operations.ts";
import { RETRY_POLICY } from "../../contract/src/retry-policy.ts";
import type { LiveSearchRequest, OperationId } from "../../contract/src/types.ts";
import { type Caller, type CallOptions, call } from "./call.ts";
import type { Input, Output } from "./operation-types.ts";
import { type LiveSearch, type SearchOptions, searchLive } from "./search-live.ts";

export interface ClientOptions
  extends Partial<Pick<Caller, "fetch" | "wait" | "now" | "random" | "timeout" | "attempts">> {
  /** Scheme and host, or the URL of a server of yours in front of them: "http://localhost:3000". */
  readonly baseUrl: string;
  /** For operations that need one. Leave it out where your own server adds it. */
  readonly apiKey?: string;
}

/** One function for each operation; one without required input may be called without any. */
type Operations = {
  readonly [Id in OperationId]: Record<never, never> extends Input<Id>
    ? (input?: Input<Id>, options?: CallOptions) => Promise<Output<Id>>
    : (input: Input<Id>, options?: CallOptions) => Promise<Output<Id>>;
};

export interface Client extends Operations {
  /** Creates a live search and polls it to its end: see `searchLive`. */
  readonly searchLive: (request: LiveSearchRequest, options?: SearchOptions) => Promise<LiveSearch>;
}

const TIMEOUT = 30_000;

/** @param options what is left out is the platform's: `fetch`, clock, timers */
export function createClient(options: ClientOptions): Client {
  const caller: Caller = {
    apiKey: "",
    fetch: (request) => globalThis.fetch(request),
    wait,
    now: Date.now,
    random: Math.random,
    timeout: TIMEOUT,
    attempts: RETRY_POLICY.attempts.least,
    ...options,
  };
  const ids = Object.keys(operations) as OperationId[];
  const calls = ids.map((id) => [
    id,
    (input: Input<typeof id>, options?: CallOptions) => call(caller, id, input, options),
  ]);
  return {
    // Each function has the types of its operation: both come from the same contract.
    ...(Object.fromEntries(calls) as Operations),
    searchLive: (request, options) => searchLive(caller, request, options),
  };
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
