import type { Bytes } from "../bytes/bytes.ts";

/** A request as plain data, which every platform can build from its own request type. */
export interface ApiRequest {
  readonly method: string;
  /** Percent-encoded: "/apiservices/v3/culture/markets/en-GB". */
  readonly path: string;
  /** The query string without its question mark: "ipAddress=203.0.113.24". */
  readonly search: string;
  readonly headers: HeaderReader;
  /**
   * Reads the body, which may be empty.
   * @returns "too large" as soon as there are more bytes than the limit, "too many chunks" if they
   * come in so many pieces that reading them is costly
   * @throws when the body ends before it is complete
   */
  readonly readBody: (limit: number) => Promise<Uint8Array | "too large" | "too many chunks">;
  /** The caller's IP address; empty when it is not known. */
  readonly address: string;
  /** Aborts when the caller hangs up; created only when called. */
  readonly signal?: () => AbortSignal;
}

/** The part of the standard `Headers` that the sandbox needs. Names are case-insensitive. */
export interface HeaderReader {
  readonly get: (name: string) => string | null;
}

export interface ApiResponse {
  readonly status: number;
  /** Besides `Content-Type`, which is always JSON. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body in pieces, in order. */
  readonly parts: readonly Bytes[];
  /** Same meaning as in `Answer`. */
  readonly isShared: boolean;
}

/** The documented API as a function. */
export type Api = (request: ApiRequest) => Promise<ApiResponse>;
