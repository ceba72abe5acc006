import type { FileKind, Headers } from "./security-headers.ts";

/** What a server has to know of a built site. It stands beside the public files, not among them. */
export interface BuildManifest {
  /** Sent with every answer, by what it is. Documents have a policy that holds for all of them. */
  readonly headers: Readonly<Record<FileKind, Headers>>;
  /** The documents that have a narrower one of their own: it names what stands in them. */
  readonly policies: Readonly<Record<string, readonly string[]>>;
  readonly notFound: readonly NotFoundPage[];
  /** Every public file by name, compressed twins included, with its digest. */
  readonly files: Readonly<Record<string, string>>;
  /** Those of them that are filled in, with the digest of what they are filled in from. */
  readonly written: Readonly<Record<string, string>>;
  /** What compressed them: a build with the same takes over what has not changed. */
  readonly compressors: string;
}

/** The page for addresses below a locale's prefix that are not there: "/es" and "es/404.html". */
export interface NotFoundPage {
  readonly prefix: string;
  readonly file: string;
}

/** Its name in the output folder. Written last: where it is, everything is. */
export const MANIFEST = "manifest.json";
