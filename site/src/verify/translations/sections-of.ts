import GithubSlugger from "github-slugger";
import type { Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { takeIdMark } from "../../markdown/take-id-mark.ts";

/** A heading with the content below it, up to the next heading of any depth. */
export interface PageSection {
  /** The heading's; "" for content before the first heading. */
  readonly anchor: string;
  readonly line: number;
  /** The heading's; 1 for content before the first heading. */
  readonly depth: number;
  /** The words of the heading. */
  readonly title: string;
  readonly nodes: readonly RootContent[];
}

/** The sections of a page in order, including the content before the first heading. */
export function sectionsOf(tree: Root): readonly PageSection[] {
  const slugger = new GithubSlugger();
  const sections: (PageSection & { readonly nodes: RootContent[] })[] = [
    { anchor: "", line: 1, depth: 1, title: "", nodes: [] },
  ];
  for (const node of tree.children) {
    if (node.type === "heading") {
      const { heading, id } = takeIdMark(node);
      const title = textOf(heading);
      const line = node.position?.start.line ?? 1;
      const anchor = id ?? slugger.slug(title);
      sections.push({ anchor, line, depth: node.depth, title, nodes: [] });
    } else if (node.type !== "yaml") {
      sections.at(-1)?.nodes.push(node);
    }
  }
  return sections;
}
