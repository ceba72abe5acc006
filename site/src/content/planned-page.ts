import type { DocsVersion, Locale, ReferenceId } from "../../site.config.ts";
import type { TreeCategory } from "./create-tree.ts";
import type { ContentFile } from "./read-content.ts";
import type { Frontmatter } from "./read-frontmatter.ts";
import type { TitlesEntry } from "./read-titles.ts";

/** A page of the tree, before it is rendered in any locale. */
export type PlannedPage = { readonly version: DocsVersion } & (
  | ({
      readonly kind: "docs";
      readonly path: string;
      readonly written: ReadonlyMap<Locale, PageSource>;
    } & WithTitles)
  | { readonly kind: "category"; readonly path: string; readonly category: TreeCategory }
  | ({
      readonly kind: "reference";
      readonly path: string;
      readonly reference: ReferenceId;
    } & WithTitles)
  | { readonly kind: "home" | "not-found"; readonly path: string }
);

interface WithTitles {
  /** Its titles in the languages that it is not written in. */
  readonly titles: ReadonlyMap<Locale, TitlesEntry>;
}

/** A Markdown page in one language. */
export interface PageSource {
  readonly source: ContentFile;
  readonly frontmatter: Frontmatter;
  /** The line of each key of the frontmatter. */
  readonly lines: ReadonlyMap<string, number>;
}
