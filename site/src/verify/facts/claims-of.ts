import type { Nodes, Paragraph, Root, TableRow } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { eachNode } from "../../markdown/each-node.ts";

/** A text of a page that can be wrong: a paragraph, row, heading, caption, or comment in code. */
export interface Claim {
  readonly text: string;
  /** Its title, heading and table head; for a comment, the line of code below it. */
  readonly about: string;
  readonly line: number | undefined;
}

/** Every claim of a page in order. The first column of a table of mistakes makes none. */
export function claimsOf(tree: Root, title = ""): readonly Claim[] {
  const claims: Claim[] = [];
  let heading = "";
  let head: readonly string[] = [];
  eachNode(tree, (node, _, index) => {
    if (node.type === "heading") heading = textOf(node);
    if (node.type === "tableRow" && index === 0) head = cellsOf(node);
    claims.push(...claimsIn(node, `${title} ${heading}`, head));
    return node.type === "paragraph" || node.type === "tableRow" ? "skip" : undefined;
  });
  return claims;
}

function claimsIn(node: Nodes, about: string, heads: readonly string[]): readonly Claim[] {
  const line = node.position?.start.line;
  if (node.type === "code") {
    const lines = node.value.split("\n");
    return commentsIn(node.value).map(({ text, below }) => {
      // `below` is 1-based, so as an index it is the line after the comment.
      return { text, about: wordsOfCode(lines[below] ?? ""), line: (line ?? 0) + below };
    });
  }
  if (node.type !== "tableRow") return blockTexts(node).map((text) => ({ text, about, line }));
  const cells = cellsOf(node);
  const head = heads.join(" ");
  if (!MISTAKES.test(head)) {
    return [
      { text: cells.join(" | "), about: `${about} ${head}`, line },
      ...underHeads(cells, heads).map((text) => ({ text, about: `${about} ${cells[0]}`, line })),
    ];
  }
  const [mistake = "", ...rest] = cells;
  return rest.map((text) => ({ text, about: `${about} ${head} ${mistake}`, line }));
}

/**
 * Cells that make a claim about their head: "401: the request had no valid key", "country, live:
 * no", "Filters, Indicative search: none", "Collections, in 3.0: maps keyed by ID".
 */
function underHeads(cells: readonly string[], heads: readonly string[]): readonly string[] {
  const [row = ""] = cells;
  return cells.flatMap((cell, index) => {
    const head = heads[index] ?? "";
    if (cell === head) return [];
    if (/^[2-5]\d\d$/.test(head)) return [`${head}: ${cell}`];
    return index === 0 ? [] : underHead(row, head, cell);
  });
}

function underHead(row: string, head: string, cell: string): readonly string[] {
  const claim = `${row}, ${head}: ${cell}`;
  const [, version] = VERSION.exec(head) ?? [];
  if (version) return [`${row}, in ${version}: ${cell}`];
  if (PLACE.test(row)) return /^(?:yes|no)\b/.test(cell) ? [claim] : [];
  return CONSTANT.test(head) || /\b(?:live|indicative)\b/i.test(head) ? [claim] : [];
}

const CONSTANT = /^[A-Z]+_[A-Z_]+$|^Any other \w+$/;
const VERSION = /^(?:in )?(V1\.0|3\.0)$/i;
const PLACE = /^(?:PLACE_TYPE_\w+|airport|city|country|continent)$/;

/** Heads of tables whose first column has mistakes, or what readers may be tempted to do. */
const MISTAKES = /^(mistake|it is tempting|if you\b)/i;

/** The texts of a row's cells. */
export function cellsOf(row: TableRow): readonly string[] {
  return row.children.map((cell) => textOf(cell));
}

function blockTexts(node: Nodes): readonly string[] {
  if (node.type === "paragraph") return [textOf({ ...node, children: withoutListedNames(node) })];
  // The anchor of a heading is not part of the claim: `## Booking links {#the-last-step}`.
  if (node.type === "heading") return [textOf(node).replace(/\s*\{#[\w-]+\}$/, "")];
  if (node.type !== "leafDirective" && node.type !== "containerDirective") return [];
  const { alt, caption } = node.attributes ?? {};
  return [alt, caption].filter((text) => typeof text === "string");
}

/** Drops a list of names before a colon, an index entry: "`failed`, `omitted`: [What to do](…)" */
function withoutListedNames({ children }: Paragraph): Paragraph["children"] {
  const end = children.findIndex((child, index) =>
    index % 2 === 0 ? child.type !== "inlineCode" : textOf(child) !== ", ",
  );
  const [colon] = children.slice(end, end + 1);
  if (end < 3 || colon?.type !== "text" || !colon.value.startsWith(":")) return children;
  const behind = { ...colon, value: colon.value.slice(1).trimStart() };
  return [behind, ...children.slice(end + 1)];
}

/** "…/docs/culture/migration-overview.md" → "culture migration overview": what a page is about. */
export function wordsOfPath(file: string): string {
  const [, path = ""] = /\/docs\/(.*)\.md$/.exec(file) ?? [];
  return path.replaceAll(/[^a-z]+/gi, " ");
}

/** Splits a text into sentences. A colon doesn't end one: "On a 401: retry." */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!]|\?(?! \|))\s+|\n\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Comments, each with the code before it on the line: `PAUSE = 1_000; // milliseconds`. */
function commentsIn(code: string): readonly { readonly text: string; readonly below: number }[] {
  return code.split("\n").flatMap((line, index) => {
    const [, before = "", text] =
      /^(.*?)(?:^|\s)(?:\/\/|#|\/?\*\*?|""")\s*(.*?)(?:""")?$/.exec(line) ?? [];
    if (text === undefined) return [];
    return [{ text: `${wordsOfCode(before)} ${text}`, below: index + 1 }];
  });
}

/** Turns names in code into words: `retryAfter` → "retry-After" */
function wordsOfCode(code: string): string {
  return code.replaceAll(/([a-z])([A-Z])/g, "$1-$2");
}

export function shorten(sentence: string): string {
  return sentence.length > 80 ? `${sentence.slice(0, 79)}…` : sentence;
}
