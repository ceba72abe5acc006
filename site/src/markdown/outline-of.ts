import GithubSlugger from "github-slugger";
import type { Heading, Root, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { eachNode } from "./each-node.ts";
import { takeIdMark } from "./take-id-mark.ts";

/** The link targets and the links of a Markdown page, read from its tree. */
export interface Outline {
  readonly headings: ReadonlyMap<Heading, OutlinedHeading>;
  /** The name of each table: its section's, numbered from the second on. */
  readonly tables: ReadonlyMap<Table, string>;
  readonly links: readonly OutlinedLink[];
  /** The line of the `:::next` block, which has an id too. */
  readonly nextLine?: number | undefined;
}

export interface OutlinedHeading {
  readonly id: string;
  readonly text: string;
  readonly line: number | undefined;
  /** Without the `{#id}` mark. */
  readonly children: Heading["children"];
}

export interface OutlinedLink {
  /** As written on the page. */
  readonly url: string;
  readonly line: number | undefined;
}

/** The id of the heading in `:::next`. */
export const NEXT_ID = "next";

/** @param title the name of tables before the first heading */
export function outlineOf(tree: Root, title: string): Outline {
  const slugger = new GithubSlugger();
  const headings = new Map<Heading, OutlinedHeading>();
  const tables = new Map<Table, string>();
  const links: OutlinedLink[] = [];
  let section = { name: title, tables: 0 };
  let nextLine: number | undefined;
  eachNode(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === "heading") {
      const { heading, id } = takeIdMark(node);
      const text = textOf(heading);
      headings.set(node, { id: id ?? slugger.slug(text), text, line, children: heading.children });
      section = { name: text, tables: 0 };
    } else if (node.type === "table") {
      section.tables += 1;
      const { name, tables: count } = section;
      tables.set(node, count > 1 ? `${name} (${count})` : name);
    } else if (node.type === "link") {
      links.push({ url: node.url, line });
    } else if (node.type === "containerDirective" && node.name === "next") {
      nextLine = line;
    }
  });
  return { headings, tables, links, nextLine };
}
