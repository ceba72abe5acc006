import type { Nodes, Paragraph, Root, TableRow } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode } from "../../markdown/each-node.ts";

const SAYING = "(?:not|n['’]t) specified|no está(?:n)? especificad[oa]s?|no se especifican?";
const PHRASE = new RegExp(SAYING, "gi");

/** Where one clause ends: "Don't send it, because what happens then isn't specified" has two. */
const END = new RegExp(
  `[.:;!?](?=\\s|$)|, (?:so|and|but|most|así|y|pero) |, (?:because|since|porque) (?=[^.:;!?]*(?:${SAYING}))`,
  "i",
);

/** Some words, and not a single one. */
const WORDS = /[\p{L}\p{N}]+[^\p{L}\p{N}]+[\p{L}\p{N}]/u;

/**
 * Every block that says that something is not specified says what to do as well, in a clause of its
 * own or in a cell behind it, or is followed by what the sandbox does.
 */
export function checkNotSpecified(file: string, tree: Root): readonly Problem[] {
  const problems: Problem[] = [];
  eachNode(tree, (node, parent, index) => {
    if (node.type === "heading") return "skip";
    if (node.type !== "paragraph" && node.type !== "tableRow") return undefined;
    const next = parent?.children[index + 1];
    if (isLabel(node) || !isLeftOpen(node) || (next && saysMore(next))) return "skip";
    const message = '"Not specified" is left alone: say what to do, or add ::register{only="…"}.';
    problems.push(problem({ file, line: node.position?.start.line }, message));
    return "skip";
  });
  return problems;
}

function isLeftOpen(node: Paragraph | TableRow): boolean {
  if (node.type === "paragraph") return leavesOpen(textOf(node));
  const cells = node.children.map((cell) => textOf(cell));
  const last = cells.findLastIndex((cell) => cell.match(PHRASE));
  if (last < 0) return false;
  return leavesOpen(cells[last] ?? "") && !cells.slice(last + 1).some((cell) => WORDS.test(cell));
}

/** Whether a text has nothing but clauses that say the phrase. */
function leavesOpen(text: string): boolean {
  if (!text.match(PHRASE)) return false;
  const clauses = text.split(END);
  return !clauses.some((clause) => !clause.match(PHRASE) && WORDS.test(clause));
}

/** The title of a note. */
function isLabel(node: Nodes): boolean {
  return node.type === "paragraph" && node.data !== undefined && "directiveLabel" in node.data;
}

/** A list of the points, or the sandbox's decision. */
function saysMore(node: Nodes): boolean {
  return node.type === "list" || (node.type === "leafDirective" && node.name === "register");
}
