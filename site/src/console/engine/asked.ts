import type { PlainRequest } from "./plain-http.ts";

/** What a sandbox in a worker has to know, told before anything is asked. */
export interface SandboxSettings {
  /** Signs sessions. The page keeps it, so that a worker opens what the one before it wrote. */
  readonly secret: string;
  /** Where booking links and logos lead: "http://localhost:3000". */
  readonly origin: string;
  /** Where names of places are, with a slash at its end: one file for each locale. */
  readonly names: string;
}

/** What the page tells the worker. */
export type Asked =
  | { readonly kind: "settings"; readonly settings: SandboxSettings }
  | { readonly kind: "request"; readonly number: number; readonly request: PlainRequest }
  /** The response is no longer awaited. */
  | { readonly kind: "abort"; readonly number: number };
