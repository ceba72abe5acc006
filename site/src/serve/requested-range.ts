import type { IncomingHttpHeaders } from "node:http";
import rangeParser from "range-parser";
import type { Representation } from "../../../sandbox/src/node/http/representation.ts";

/** The first and last byte, inclusive, as in `Content-Range`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A suffix range longer than the body means the whole body, which the parser calls unsatisfiable.
 */
const SUFFIX = /^bytes=\s*-\s*0*[1-9]/;

/**
 * The part of a body that `Range` asks for (RFC 9110, 14.2). Undefined means the whole body:
 * without a valid range, with several ranges, or if `If-Range` names another version.
 */
export function requestedRange(
  { range, "if-range": ifRange }: IncomingHttpHeaders,
  { bytes, etag }: Pick<Representation, "bytes" | "etag">,
): ByteRange | "unsatisfiable" | undefined {
  if (range === undefined || range.includes(",")) return undefined;
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const ranges = rangeParser(bytes.length, range);
  if (ranges === -1) return SUFFIX.test(range) ? undefined : "unsatisfiable";
  if (ranges === -2 || ranges.type !== "bytes") return undefined;
  return ranges[0];
}
