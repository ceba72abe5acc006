import type { IncomingMessage } from "node:http";

/**
 * The path that a request asks for, still percent-encoded, from both forms of a target that HTTP
 * wants understood (RFC 9112, 3.2): "/docs?x=1" and "http://host/docs?x=1" are both "/docs".
 * Undefined for any other.
 */
export function pathOf({ url = "" }: Pick<IncomingMessage, "url">): string | undefined {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, "");
  if (target === url && !url.startsWith("/")) return undefined;
  return target.replace(/[?#].*$/s, "") || "/";
}

/** decodePath("/docs/%69ntro") → "/docs/intro"; undefined where the percent-encoding is broken. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i;

/** One host, and one that can be a host; HTTP/1.0 may leave it out (RFC 9112, 3.2). */
export function hasProperHost({
  rawHeaders,
  headers,
  httpVersionMinor,
}: Pick<IncomingMessage, "rawHeaders" | "headers" | "httpVersionMinor">): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (hosts.length === 0) return httpVersionMinor === 0;
  return hosts.length === 1 && HOST.test(headers.host ?? "");
}
