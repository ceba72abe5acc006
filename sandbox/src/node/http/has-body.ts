import type { IncomingMessage } from "node:http";

/** Whether a request has a body, which its headers announce (RFC 9112, 6.3). */
export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}
