import type { IncomingHttpHeaders } from "node:http";
import fresh from "fresh";
import type { ApiResponse } from "../../api-request.ts";
import type { Bytes } from "../../bytes/bytes.ts";
import { API_HEADERS } from "./api-headers.ts";
import { type GzipPiece, joinGzip } from "./gzip-piece.ts";
import { headerList } from "./header-list.ts";
import { acceptsGzip, negotiate, type Represented } from "./representation.ts";
import type { WholeResponse } from "./respond.ts";

export interface Compressed {
  /** What is the same for everyone, in each content coding: at once, or for the first after a while. */
  readonly shared: (bytes: Bytes) => Represented | Promise<Represented>;
  /** What is compressed already of a part of an answer. */
  readonly pieceOf: (part: Bytes) => GzipPiece | undefined;
}

/**
 * What is the same for everyone is asked after again before it is used again: a sandbox that is
 * started anew may know more places. It takes a key to get it, so only who asked may keep it.
 */
const SHARED = {
  ...API_HEADERS,
  "Cache-Control": "private, no-cache",
  Vary: "Accept-Encoding",
};
const OWN = {
  ...API_HEADERS,
  "Cache-Control": "no-store",
  "Content-Type": "application/json",
};
const PIECED = { ...OWN, Vary: "Accept-Encoding" };
const GZIP = { "Content-Encoding": "gzip" };

/** An answer in the content coding that the caller likes best, or 304 to one who has it. */
export function negotiateResponse(
  asked: IncomingHttpHeaders,
  response: ApiResponse,
  { shared, pieceOf }: Compressed,
): WholeResponse | Promise<WholeResponse> {
  const { status, headers, parts, isShared } = response;
  const [only] = parts;
  if (isShared && only && parts.length === 1) {
    const represented = shared(only);
    return represented instanceof Promise
      ? represented.then((known) => representShared(asked, response, known))
      : representShared(asked, response, represented);
  }
  const isCompressed = parts.some((part) => pieceOf(part) !== undefined);
  if (!isCompressed) {
    return { status, headers: headerList(OWN, lengthOf(parts), headers), body: parts };
  }
  if (!acceptsGzip(asked["accept-encoding"])) {
    return { status, headers: headerList(PIECED, lengthOf(parts), headers), body: parts };
  }
  const body = joinGzip(parts, pieceOf);
  return { status, headers: headerList(PIECED, GZIP, lengthOf(body), headers), body };
}

function representShared(
  asked: IncomingHttpHeaders,
  { status, headers }: ApiResponse,
  represented: Represented,
): WholeResponse {
  const { encoding, bytes, etag } = negotiate(represented, asked["accept-encoding"]);
  const about = headerList(SHARED, headers, { ETag: etag });
  if (fresh({ "if-none-match": asked["if-none-match"] }, { etag })) {
    return { status: 304, headers: about };
  }
  about.push("Content-Type", "application/json", "Content-Length", bytes.length);
  if (encoding !== "identity") about.push("Content-Encoding", encoding);
  return { status, headers: about, body: bytes };
}

function lengthOf(body: readonly Uint8Array[]) {
  return { "Content-Length": body.reduce((sum, part) => sum + part.length, 0) };
}
