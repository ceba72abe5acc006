import type { IncomingMessage } from "node:http";
import { isWellFormed, targetOf } from "../../../sandbox/src/node/http/request-target.ts";
import type { WholeResponse } from "../../../sandbox/src/node/http/respond.ts";
import { isOwnHost } from "./is-own-host.ts";
import { isOwnOrigin } from "./is-own-origin.ts";

/** The headers of every response. */
export const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

type RequestHead = Pick<
  IncomingMessage,
  "method" | "url" | "headers" | "rawHeaders" | "httpVersionMinor"
>;

/**
 * The error response to a request that carries no message for this server; undefined for the
 * others.
 * @param ownOrigin the public origin of the site
 */
export function rejectRequest(incoming: RequestHead, ownOrigin: string): WholeResponse | undefined {
  const { method = "", headers } = incoming;
  if (!targetOf(incoming) || !isWellFormed(incoming)) {
    return errorResponse(
      400,
      "Invalid request target or Host header, or more than 16 KB of headers.",
    );
  }
  if (!isOwnHost(headers.host, ownOrigin)) {
    return errorResponse(
      403,
      "The Host header is not the server's host: set PUBLIC_ORIGIN to the server's URL.",
    );
  }
  if (!isOwnOrigin(headers.origin, ownOrigin)) {
    return errorResponse(
      403,
      "Pages of this origin may not call the MCP server: call it from a program.",
    );
  }
  if (method === "POST" || method === "OPTIONS") return undefined;
  return errorResponse(405, "Send messages with POST.", { Allow: "POST" });
}

/** A response with a JSON-RPC error, which clients can show. */
export function errorResponse(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): WholeResponse {
  return {
    status,
    headers: { ...HEADERS, "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null }),
  };
}
