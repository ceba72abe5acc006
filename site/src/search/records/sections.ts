import GithubSlugger from "github-slugger";
import type { Heading, Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { takeHeadingId } from "../../markdown/take-heading-id.ts";
import { proseOf } from "./prose-of.ts";

export interface Section {
  /** Id of its heading; empty before the first. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
  /** Names that its directives show from the contract: "LiveQuery", "createLiveSearch". */
  readonly shown: readonly string[];
}

/** A page cut at its h2 and h3; smaller headings stay in the text. The first has no heading. */
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
      current.texts.push(proseOf(node));
      if (node.type === "leafDirective") current.shown.push(...namesShown(node.attributes ?? {}));
    }
  };
  tree.children.forEach(visit);
  return sections.map(({ texts, ...section }) => ({ ...section, text: tidy(texts.join(" ")) }));
}

interface Draft {
  readonly anchor: string;
  readonly heading: string;
  readonly texts: string[];
  readonly shown: string[];
}

function startSection(anchor: string, heading: string): Draft {
  return { anchor, heading, texts: [], shown: [] };
}

function identify(node: Heading, slugger: GithubSlugger) {
  const { heading, id } = takeHeadingId(node);
  const text = textOf(heading);
  return { heading: text, anchor: id ?? slugger.slug(text) };
}

function namesShown(attributes: Readonly<Record<string, string | null | undefined>>): string[] {
  const { schema, operation, id } = attributes;
  return [schema, operation, id].filter((name) => typeof name === "string");
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
