import type { Representation, Represented } from "../../../sandbox/src/node/http/representation.ts";
import type { Headers } from "../publish/security-headers.ts";

/** A file in each content coding that there is of it. */
export interface ServedFile extends Represented {
  /** A smaller one may take the place of one of them. */
  readonly compressed: Representation[];
  readonly contentType: string;
  readonly cacheControl: string;
  /** What else its answers say to browsers. */
  readonly headers: Headers;
  /** The same page as Markdown, for callers who like that better. */
  readonly twin?: ServedFile;
}
