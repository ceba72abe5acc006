import type { Bytes } from "./bytes/bytes.ts";

/** A request as plain data: what every platform can make of its own. */
export interface ApiRequest {
  readonly method: string;
  /** Percent-encoded: "/apiservices/v3/culture/markets/en-GB". */
  readonly path: string;
  /** The query string without its question mark: "ipAddress=203.0.113.24". */
  readonly search: string;
  readonly headers: HeaderReader;
  /**
   * Reads the body, of which there may be none.
   * @returns "too large" as soon as there are more bytes than the limit
   * @throws when it ends before it is whole
   */
  readonly readBody: (limit: number) => Promise<Uint8Array | "too large">;
  /** The caller's IP address; empty when it is not known. */
  readonly address: string;
  /** Aborts when the caller hangs up; made for those alone who ask for it. */
  readonly signal?: () => AbortSignal;
}

/** The part of the standard's `Headers` that is needed. Names are case-insensitive. */
export interface HeaderReader {
  readonly get: (name: string) => string | null;
}

export interface ApiResponse {
  readonly status: number;
  /** Besides `Content-Type`, which is always JSON. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body in pieces, one after the other. */
  readonly parts: readonly Bytes[];
  /** As an answer says it: see `Answer`. */
  readonly isShared: boolean;
}

/** The documented API as a function. */
export type Api = (request: ApiRequest) => Promise<ApiResponse>;
