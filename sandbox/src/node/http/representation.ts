import Negotiator from "negotiator";
import { truncateAcceptHeader } from "./truncate-accept-header.ts";

/** Content codings, the smallest body first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body in one content coding. */
export interface Representation {
  readonly encoding: Encoding;
  readonly bytes: Uint8Array;
  /** Strong: different bytes have different ETags. */
  readonly etag: string;
}

/** A body in each available content coding. */
export interface Representations {
  readonly identity: Representation;
  readonly compressed: readonly Representation[];
}

/** The available coding that the caller prefers; plain bytes for a caller that accepts none. */
export function negotiate(
  { identity, compressed }: Representations,
  acceptEncoding: string | undefined,
): Representation {
  if (acceptEncoding === undefined || compressed.length === 0) return identity;
  const available = compressed.map(({ encoding }) => encoding);
  const best = preferred(acceptEncoding, [...available, "identity"]);
  return compressed.find(({ encoding }) => encoding === best) ?? identity;
}

/** Whether the caller prefers gzip to plain bytes. */
export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  if (acceptEncoding === undefined) return false;
  return preferred(acceptEncoding, ["gzip", "identity"]) === "gzip";
}

function preferred(header: string, available: readonly Encoding[]): Encoding | undefined {
  const acceptEncoding = truncateAcceptHeader(header);
  if (!WEIGHED.test(acceptEncoding)) return smallestOf(acceptEncoding, available);
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  return negotiator.encoding(available, { preferred: ENCODINGS });
}

const WEIGHED = /[;*]/;

/**
 * Without weights, all named codings are equally welcome. Browsers send no weights, and parsing
 * them takes longer than everything else in a response from memory.
 */
function smallestOf(acceptEncoding: string, available: readonly Encoding[]): Encoding | undefined {
  const named = acceptEncoding.toLowerCase().split(",");
  const isNamed = (encoding: Encoding) => named.some((name) => name.trim() === encoding);
  return ENCODINGS.find((encoding) => available.includes(encoding) && isNamed(encoding));
}
