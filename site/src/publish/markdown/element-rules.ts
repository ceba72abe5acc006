import type { Heading, ListItem, Paragraph, RootContent, TableCell, TableRow } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { ReactNode } from "react";
import { flowOf, toLine } from "./flow-of.ts";

/** The properties of an element that rules may read. */
export interface ElementProps {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly href?: string;
  readonly start?: number;
  /** On components that highlight their text. */
  readonly code?: string;
  readonly language?: string;
  readonly alt?: string;
  readonly "aria-label"?: string;
  readonly "aria-hidden"?: boolean | "true" | "false";
  readonly "data-island"?: string;
}

/** Turns an element into Markdown, given its converted children. */
type ElementRule = (
  children: readonly RootContent[],
  props: ElementProps,
  toHref: (href: string) => string,
) => readonly RootContent[];

/** The elements with a rule. Others become a block around their children, or inline text. */
export const ELEMENT_RULES: Readonly<Record<string, ElementRule>> = {
  p: (children, { className = "" }) =>
    className.includes("-title") ? [strongLine(children)] : [line(children)],
  h1: (children) => [heading(1, children)],
  h2: (children) => [heading(2, children)],
  h3: (children) => [heading(3, children)],
  h4: (children) => [heading(4, children)],
  ul: (children) => [{ type: "list", spread: false, children: itemsOf(children) }],
  ol: (children, { start = 1 }) => [
    { type: "list", ordered: true, start, spread: false, children: itemsOf(children) },
  ],
  li: (children) => [{ type: "listItem", spread: false, children: flowOf(children.map(unheaded)) }],
  dt: (children) => [strongLine(children)],
  summary: (children) => [strongLine(children)],
  figcaption: (children) => [
    { type: "paragraph", children: [{ type: "emphasis", children: toLine(children) }] },
  ],
  aside: (children) => [{ type: "blockquote", children: flowOf(children) }],
  table: (children) => [{ type: "table", children: ofType(children, "tableRow") }],
  thead: (children) => children,
  tbody: (children) => children,
  tr: (children) => [{ type: "tableRow", children: ofType(children, "tableCell") }],
  th: (children) => [cell(children)],
  td: (children) => [cell(children)],
  a: (children, { href = "" }, toHref) => [
    { type: "link", url: toHref(href), children: toLine(children) } as RootContent,
  ],
  code: (children) => [{ type: "inlineCode", value: textOf(children) }],
  strong: (children) => [{ type: "strong", children: toLine(children) }],
  em: (children) => [{ type: "emphasis", children: toLine(children) }],
  del: (children) => [{ type: "delete", children: toLine(children) }],
  br: () => [{ type: "break" }],
  hr: () => [{ type: "thematicBreak" }],
};

/** Elements that only work on the page, and drawings. */
const LEFT_OUT = new Set(["button", "fieldset", "input", "pre", "script", "select", "svg", "wbr"]);

/** Whether the Markdown version omits an element, for example a heading's link to itself. */
export function isLeftOut(tag: string, props: ElementProps): boolean {
  const { className = "", "aria-hidden": hidden, "data-island": island } = props;
  if (LEFT_OUT.has(tag) || island !== undefined) return true;
  // Lists of pages that mention a name are two fifths of a reference, and search has them.
  if (/^explained\b/.test(className)) return true;
  return hidden === true || hidden === "true" || className === "anchor";
}

const IN_LINE = new Set(["abbr", "kbd", "label", "mark", "small", "span", "sub", "sup", "time"]);

/** Converts an element without a rule. */
export function showPlain(tag: string, children: readonly RootContent[]): readonly RootContent[] {
  return IN_LINE.has(tag) ? children : flowOf(children);
}

function line(children: readonly RootContent[]): Paragraph {
  return { type: "paragraph", children: toLine(children) };
}

function strongLine(children: readonly RootContent[]): Paragraph {
  return { type: "paragraph", children: [{ type: "strong", children: toLine(children) }] };
}

function heading(depth: Heading["depth"], children: readonly RootContent[]): Heading {
  return { type: "heading", depth, children: toLine(children) };
}

/** The heading in a list item, such as a card's title, starts no section. */
function unheaded(node: RootContent): RootContent {
  return node.type === "heading" ? strongLine(node.children) : node;
}

function cell(children: readonly RootContent[]): TableCell {
  return { type: "tableCell", children: toLine(children) };
}

function itemsOf(children: readonly RootContent[]): ListItem[] {
  return ofType(children, "listItem");
}

function ofType<Type extends (ListItem | TableCell | TableRow)["type"]>(
  nodes: readonly RootContent[],
  type: Type,
): Extract<RootContent, { type: Type }>[] {
  return nodes.filter((node): node is Extract<RootContent, { type: Type }> => node.type === type);
}
