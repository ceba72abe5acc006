import type { IncomingHttpHeaders } from "node:http";
import rangeParser from "range-parser";
import type { Representation } from "../../../sandbox/src/node/http/representation.ts";

/** The first and the last byte, as in `Content-Range`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A suffix longer than the body is the whole body, which the parser takes for none of it. */
const SUFFIX = /^bytes=\s*-\s*0*[1-9]/;

/**
 * The part of a body that `Range` asks for (RFC 9110, 14.2). Undefined is the whole of it: for
 * what is no range, for several ranges, and where `If-Range` names other bytes.
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
