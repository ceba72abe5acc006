import type { IncomingMessage } from "node:http";

/** What a request asks for, still percent-encoded. */
export interface RequestTarget {
  readonly path: string;
  /** The query string without its question mark. */
  readonly search: string;
}

/**
 * Parses both forms of target that HTTP requires (RFC 9112, 3.2): the path of "/docs?x=1" and of
 * "http://host/docs?x=1" is "/docs". Undefined for any other, and for bytes not allowed in one,
 * which the parser of Node 20.19 lets pass.
 */
export function targetOf({ url = "" }: Pick<IncomingMessage, "url">): RequestTarget | undefined {
  if (/[^\x21-\x7e]/.test(url)) return undefined;
  const target = url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?#]*/i, "");
  if (target === url && !url.startsWith("/")) return undefined;
  const hash = target.indexOf("#");
  const whole = hash < 0 ? target : target.slice(0, hash);
  const mark = whole.indexOf("?");
  if (mark < 0) return { path: whole || "/", search: "" };
  return { path: whole.slice(0, mark) || "/", search: whole.slice(mark + 1) };
}

/** decodePath("/docs/%69ntro") → "/docs/intro"; undefined if the percent-encoding is invalid. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+;=%-]*)(:\d*)?$/i;

/** Of the path and the header section, without the spaces around values, which Node doesn't count. */
const MAX_HEADER_BYTES = 16 * 1024;

/** The colon and the end of a header's line. */
const PER_HEADER = 3;

/**
 * True for a header section that is short enough, with a single, valid host; HTTP/1.0 may leave it
 * out (RFC 9112, 3.2). Two arrive as one, joined with a comma.
 */
export function isWellFormed({
  url = "",
  headers: { host },
  rawHeaders,
  httpVersionMinor,
}: Pick<IncomingMessage, "url" | "headers" | "rawHeaders" | "httpVersionMinor">): boolean {
  const bytes = rawHeaders.reduce((sum, text) => sum + text.length, url.length);
  if (bytes + (PER_HEADER * rawHeaders.length) / 2 > MAX_HEADER_BYTES) return false;
  return host === undefined ? httpVersionMinor === 0 : HOST.test(host);
}
