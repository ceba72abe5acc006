import GithubSlugger from "github-slugger";
import type { Heading, Nodes, Root } from "mdast";
import type { LeafDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { proseOf } from "../../markdown/prose-of.ts";
import { takeIdMark } from "../../markdown/take-id-mark.ts";
import type { MigrationChoice } from "../../reference/migration-rows.ts";

export interface Section {
  /** Id of its heading; empty before the first heading. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
  /** Words of its code blocks that may be names. */
  readonly code: readonly string[];
  /** Its directives that show the contract. */
  readonly shown: readonly ShownDirective[];
  /** Its migration tables. */
  readonly migrations: readonly MigrationChoice[];
}

export interface ShownDirective {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Splits a page at its h2 and h3; smaller headings stay in the text. The first has no heading. */
export function sectionsOf(tree: Root): readonly Section[] {
  const slugger = new GithubSlugger();
  const sections: Draft[] = [startSection("", "")];
  const visit = (node: Nodes): void => {
    const current = sections.at(-1);
    if (!current) return;
    if (node.type === "heading") {
      const { anchor, heading } = identify(node, slugger);
      if (node.depth <= 3) sections.push(startSection(anchor, heading));
      else current.texts.push(heading);
    } else if (node.type === "containerDirective") {
      if (node.name !== "next") node.children.forEach(visit);
    } else {
      if (node.type === "code") current.code.push(...wordsOfCode(node.value));
      current.texts.push(proseOf(node));
      if (node.type === "leafDirective") readDirective(node, current);
    }
  };
  tree.children.forEach(visit);
  return sections.map(({ texts, ...section }) => ({ ...section, text: tidy(texts.join(" ")) }));
}

interface Draft {
  readonly anchor: string;
  readonly heading: string;
  readonly texts: string[];
  readonly code: string[];
  readonly shown: ShownDirective[];
  readonly migrations: MigrationChoice[];
}

function startSection(anchor: string, heading: string): Draft {
  return { anchor, heading, texts: [], code: [], shown: [], migrations: [] };
}

function identify(node: Heading, slugger: GithubSlugger) {
  const { heading, id } = takeIdMark(node);
  const text = textOf(heading);
  return { heading: text, anchor: id ?? slugger.slug(text) };
}

function readDirective({ name, attributes }: LeafDirective, { shown, migrations }: Draft): void {
  const written = Object.entries(attributes ?? {}).flatMap(([key, value]) =>
    typeof value === "string" ? [[key, value] as const] : [],
  );
  const given = Object.fromEntries(written);
  if (name === "migration") {
    const { of, part, only } = given;
    if (of && part) migrations.push({ of, part, ...(only !== undefined && { only }) });
  } else if (name !== "figure") {
    shown.push({ name, attributes: given });
  }
}

/** Identifiers long enough to be searched for, including parts between dots and hyphens. */
function wordsOfCode(text: string): readonly string[] {
  return [...new Set(text.match(/[A-Za-z_$][\w$]{3,}/g))];
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
