import type { PlainRequest, PlainResponse } from "./plain-http.ts";

/** What a sandbox in a worker needs before the first request. */
export interface SandboxSettings {
  /** Signs sessions. The page keeps it, so that a worker can read tokens of an earlier one. */
  readonly secret: string;
  /** Where booking links and logos lead: "http://localhost:3000". */
  readonly origin: string;
  /** Folder of the names of places, with a trailing slash: one file for each locale. */
  readonly names: string;
}

/** What the page sends to the worker. */
export type ToWorker =
  | { readonly kind: "settings"; readonly settings: SandboxSettings }
  | { readonly kind: "request"; readonly number: number; readonly request: PlainRequest }
  /** The response is no longer awaited. */
  | { readonly kind: "abort"; readonly number: number };

/**
 * What the worker sends to the page: one answer or failure for each request that is not aborted.
 */
export type FromWorker =
  /** Its script has run. */
  | { readonly kind: "ready" }
  | { readonly kind: "response"; readonly number: number; readonly response: PlainResponse }
  | {
      readonly kind: "failed";
      readonly number: number;
      readonly message: string;
      /** Whether something failed to load, so that a retry may succeed. */
      readonly isUnloaded: boolean;
    };
