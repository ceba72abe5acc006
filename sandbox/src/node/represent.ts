import type { IncomingHttpHeaders } from "node:http";
import fresh from "fresh";
import type { ApiResponse } from "../api-request.ts";
import type { Bytes } from "../bytes/bytes.ts";
import { type GzipPiece, joinGzip } from "./gzip-piece.ts";
import { acceptsGzip, negotiate, type Represented } from "./representation.ts";
import type { WholeResponse } from "./respond.ts";

export interface Compressed {
  /** What is the same for everyone, in each content coding. */
  readonly shared: (bytes: Bytes) => Promise<Represented>;
  /** What is compressed already of a part of an answer. */
  readonly pieceOf: (part: Bytes) => GzipPiece | undefined;
}

/**
 * What is the same for everyone is asked after again before it is used again: a sandbox that is
 * started anew may know more places. It takes a key to get it, so only who asked may keep it.
 */
const SHARED = { "Cache-Control": "private, no-cache", Vary: "Accept-Encoding" };
const PIECED = { "Cache-Control": "no-store", Vary: "Accept-Encoding" };
const OWN = { "Cache-Control": "no-store" };

/** An answer in the content coding that the caller likes best, or 304 to one who has it. */
export async function represent(
  asked: IncomingHttpHeaders,
  { status, headers, parts, isForAll }: ApiResponse,
  { shared, pieceOf }: Compressed,
): Promise<WholeResponse> {
  const accepted = asked["accept-encoding"];
  const [only] = parts;
  if (isForAll && only && parts.length === 1) {
    const { encoding, bytes, etag } = negotiate(await shared(only), accepted);
    const about = { ...headers, ...SHARED, ETag: etag };
    if (fresh({ "if-none-match": asked["if-none-match"] }, { etag })) {
      return { status: 304, headers: about };
    }
    return whole(status, { ...about, ...codingOf(encoding) }, [bytes]);
  }
  const isCompressed = parts.some((part) => pieceOf(part) !== undefined);
  if (!isCompressed) return whole(status, { ...headers, ...OWN }, parts);
  if (!acceptsGzip(accepted)) return whole(status, { ...headers, ...PIECED }, parts);
  return whole(status, { ...headers, ...PIECED, ...codingOf("gzip") }, joinGzip(parts, pieceOf));
}

function codingOf(encoding: string) {
  return encoding === "identity" ? {} : { "Content-Encoding": encoding };
}

function whole(
  status: number,
  headers: WholeResponse["headers"],
  body: readonly Uint8Array[],
): WholeResponse {
  const length = body.reduce((sum, part) => sum + part.length, 0);
  const about = { "Content-Type": "application/json", "Content-Length": length };
  return { status, headers: { ...headers, ...about }, body };
}
