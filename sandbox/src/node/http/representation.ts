import Negotiator from "negotiator";
import { readPreferences } from "./read-preferences.ts";

/** Content codings, the smallest body first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The bytes of something in one content coding. */
export interface Representation {
  readonly encoding: Encoding;
  readonly bytes: Uint8Array;
  /** Strong: other bytes, another ETag. */
  readonly etag: string;
}

/** Something in each content coding that there is of it. */
export interface Represented {
  readonly identity: Representation;
  readonly compressed: readonly Representation[];
}

/** What the caller likes best of what there is, and plain bytes for a caller who takes nothing. */
export function negotiate(
  { identity, compressed }: Represented,
  acceptEncoding: string | undefined,
): Representation {
  if (acceptEncoding === undefined || compressed.length === 0) return identity;
  const available = compressed.map(({ encoding }) => encoding);
  const best = preferred(acceptEncoding, [...available, "identity"]);
  return compressed.find(({ encoding }) => encoding === best) ?? identity;
}

/** Whether the caller likes gzip better than plain bytes. */
export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  if (acceptEncoding === undefined) return false;
  return preferred(acceptEncoding, ["gzip", "identity"]) === "gzip";
}

function preferred(header: string, available: readonly Encoding[]): Encoding | undefined {
  const acceptEncoding = readPreferences(header);
  if (!WEIGHED.test(acceptEncoding)) return smallestOf(acceptEncoding, available);
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  return negotiator.encoding(available, { preferred: ENCODINGS });
}

const WEIGHED = /[;*]/;

/**
 * Without weights all codings that are named are as welcome. Browsers send them so, and to read
 * weights takes longer than all else that an answer from memory needs.
 */
function smallestOf(acceptEncoding: string, available: readonly Encoding[]): Encoding | undefined {
  const named = acceptEncoding.toLowerCase().split(",");
  const isNamed = (encoding: Encoding) => named.some((name) => name.trim() === encoding);
  return ENCODINGS.find((encoding) => available.includes(encoding) && isNamed(encoding));
}
