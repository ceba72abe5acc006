import type { IncomingMessage } from "node:http";

/** Whether a body comes with a request: it says so before it comes (RFC 9112, 6.3). */
export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}
