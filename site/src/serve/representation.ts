import Negotiator from "negotiator";
import type { Headers } from "../generate/security-headers.ts";

/** Content codings, the smallest body first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The bytes of a file in one content coding. */
export interface Representation {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
  /** Strong: other bytes, another ETag. */
  readonly etag: string;
}

/** A file in each content coding that there is of it. */
export interface ServedFile {
  readonly contentType: string;
  readonly cacheControl: string;
  /** In place of those that the site sends with every answer. */
  readonly headers?: Headers;
  readonly identity: Representation;
  readonly compressed: readonly Representation[];
  /** The same page as Markdown, for callers who like that better. */
  readonly twin?: ServedFile;
}

/** What the caller likes best of what there is, and plain bytes for a caller who takes nothing. */
export function negotiate(
  { identity, compressed }: ServedFile,
  acceptEncoding: string | undefined,
): Representation {
  if (acceptEncoding === undefined || compressed.length === 0) return identity;
  const available = [...compressed, identity];
  const best = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }).encoding(
    available.map(({ encoding }) => encoding),
    { preferred: ENCODINGS },
  );
  return available.find(({ encoding }) => encoding === best) ?? identity;
}

/** A page as HTML, unless the caller likes Markdown better. */
export function negotiateType(file: ServedFile, accept: string | undefined): ServedFile {
  if (accept === undefined || file.twin === undefined) return file;
  const negotiator = new Negotiator({ headers: { accept } });
  const [best] = negotiator.mediaTypes(["text/html", "text/markdown"]);
  return best === "text/markdown" ? file.twin : file;
}
