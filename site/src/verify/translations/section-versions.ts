import { createHash } from "node:crypto";
import type { Root } from "mdast";
import type { PageWords } from "../../content/original-titles.ts";
import { sectionsOf } from "./sections-of.ts";

/** A part of a page that is translated separately, and the version of its text. */
export interface SectionVersion {
  /** `the frontmatter`, `the beginning`, or the anchor of a section: `"errors"`. */
  readonly section: string;
  /** The section's anchor; absent for the frontmatter. */
  readonly anchor?: string;
  readonly version: string;
}

/** The version of each part of an original: the frontmatter that readers see, then its sections. */
export function sectionVersions(frontmatter: PageWords, tree: Root): readonly SectionVersion[] {
  return [
    { section: "the frontmatter", version: titleVersion(frontmatter) },
    ...sectionsOf(tree).map(({ anchor, title, nodes }) => ({
      section: anchor === "" ? "the beginning" : `"${anchor}"`,
      anchor,
      version: versionOf([title, nodes]),
    })),
  ];
}

/** The version of a page's title, label and description. */
export function titleVersion({ title, label, description }: PageWords): string {
  return versionOf([title, label, description]);
}

/** Keys of the tree that are about layout, or notes of the parser, and not about content. */
const LAYOUT = new Set(["position", "spread", "align", "data"]);

/** Seven hexadecimal digits, independent of layout, line breaks and the order of attributes. */
function versionOf(content: unknown): string {
  const canonical = JSON.stringify(content, (key, value: unknown) => {
    if (LAYOUT.has(key)) return undefined;
    if (typeof value === "string") return value.trim().replace(/\s+/g, " ");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return createHash("sha256").update(canonical).digest("hex").slice(0, 7);
}
