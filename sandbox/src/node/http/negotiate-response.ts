import type { IncomingHttpHeaders } from "node:http";
import fresh from "fresh";
import type { Bytes } from "../../bytes/bytes.ts";
import type { ApiResponse } from "../../http/api-request.ts";
import { API_HEADERS } from "./api-headers.ts";
import { type GzipPiece, joinGzip } from "./gzip-piece.ts";
import { headerList } from "./header-list.ts";
import { acceptsGzip, negotiate, type Representations } from "./representation.ts";
import type { WholeResponse } from "./respond.ts";

export interface Compression {
  /** A shared response in each content coding; a promise while it is being compressed. */
  readonly shared: (bytes: Bytes) => Representations | Promise<Representations>;
  /** The compressed form of a part of a response, if there is one. */
  readonly pieceOf: (part: Bytes) => GzipPiece | undefined;
}

/**
 * Clients must revalidate shared responses before reusing them: a restarted sandbox may know more
 * places. Getting one takes a key, so only the client itself may cache it.
 */
const SHARED_HEADERS = {
  ...API_HEADERS,
  "Cache-Control": "private, no-cache",
  Vary: "Accept-Encoding",
};
const UNSHARED_HEADERS = {
  ...API_HEADERS,
  "Cache-Control": "no-store",
  "Content-Type": "application/json",
};
const NEGOTIATED_HEADERS = { ...UNSHARED_HEADERS, Vary: "Accept-Encoding" };
const GZIP = { "Content-Encoding": "gzip" };

/** A response in the content coding that the caller prefers, or 304 if the caller has it. */
export function negotiateResponse(
  requestHeaders: IncomingHttpHeaders,
  response: ApiResponse,
  { shared, pieceOf }: Compression,
): WholeResponse | Promise<WholeResponse> {
  const { status, headers, parts, isShared } = response;
  const [only] = parts;
  if (isShared && only && parts.length === 1) {
    const representations = shared(only);
    return representations instanceof Promise
      ? representations.then((known) => representShared(requestHeaders, response, known))
      : representShared(requestHeaders, response, representations);
  }
  const isCompressed = parts.some((part) => pieceOf(part) !== undefined);
  if (!isCompressed) {
    return { status, headers: headerList(UNSHARED_HEADERS, lengthOf(parts), headers), body: parts };
  }
  if (!acceptsGzip(requestHeaders["accept-encoding"])) {
    return {
      status,
      headers: headerList(NEGOTIATED_HEADERS, lengthOf(parts), headers),
      body: parts,
    };
  }
  const body = joinGzip(parts, pieceOf);
  return { status, headers: headerList(NEGOTIATED_HEADERS, GZIP, lengthOf(body), headers), body };
}

function representShared(
  requestHeaders: IncomingHttpHeaders,
  { status, headers }: ApiResponse,
  representations: Representations,
): WholeResponse {
  const { encoding, bytes, etag } = negotiate(representations, requestHeaders["accept-encoding"]);
  const responseHeaders = headerList(SHARED_HEADERS, headers, { ETag: etag });
  if (fresh({ "if-none-match": requestHeaders["if-none-match"] }, { etag })) {
    return { status: 304, headers: responseHeaders };
  }
  responseHeaders.push("Content-Type", "application/json", "Content-Length", bytes.length);
  if (encoding !== "identity") responseHeaders.push("Content-Encoding", encoding);
  return { status, headers: responseHeaders, body: bytes };
}

function lengthOf(body: readonly Uint8Array[]) {
  return { "Content-Length": body.reduce((sum, part) => sum + part.length, 0) };
}
