import type { FileKind, Headers } from "./security-headers.ts";

/**
 * What a server needs to know about a built site. It lies beside the public files, not among them.
 */
export interface BuildManifest {
  /**
   * Sent with every response, by kind of file. The policy of documents allows the inline texts of
   * all documents.
   */
  readonly headers: Readonly<Record<FileKind, Headers>>;
  /** The narrower policies, each with the documents whose inline texts it names. */
  readonly policies: Readonly<Record<string, readonly string[]>>;
  readonly notFound: readonly NotFoundPage[];
  /** Every public file by name, compressed variants included, with its digest. */
  readonly files: Readonly<Record<string, string>>;
  /** The files whose placeholders are filled in, with the digest of the unfilled file. */
  readonly written: Readonly<Record<string, string>>;
  /** A hash of the compressors; if it is unchanged, the next build reuses unchanged files. */
  readonly compressors: string;
}

/** The not-found page for addresses below a locale's prefix: "/es" and "es/404.html". */
export interface NotFoundPage {
  readonly prefix: string;
  readonly file: string;
}

/** The manifest's name in the output folder. Written last: if it exists, the build is complete. */
export const MANIFEST = "manifest.json";
