import type {
  Representation,
  Representations,
} from "../../../sandbox/src/node/http/representation.ts";
import type { Headers } from "../publish/security-headers.ts";

/** A file in each of its content codings. */
export interface ServedFile extends Representations {
  /** Mutable: an entry may be replaced by a smaller one. */
  readonly compressed: Representation[];
  readonly contentType: string;
  readonly cacheControl: string;
  /** The other headers of its responses. */
  readonly headers: Headers;
  /** The same page as Markdown, for clients that prefer it. */
  readonly markdown?: ServedFile;
}
