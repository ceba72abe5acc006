import type { Nodes, Paragraph, Root, TableRow } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode } from "../../markdown/each-node.ts";

const SAYING = "(?:not|n['’]t) specified|no está(?:n)? especificad[oa]s?|no se especifican?";
const PHRASE = new RegExp(SAYING, "gi");

/** The end of a clause: "Don't send it, because what happens then isn't specified" has two. */
const END = new RegExp(
  `[.:;!?](?=\\s|$)|, (?:so|and|but|most|así|y|pero) |, (?:because|since|porque) (?=[^.:;!?]*(?:${SAYING}))`,
  "i",
);

/** At least two words. */
const WORDS = /[\p{L}\p{N}]+[^\p{L}\p{N}]+[\p{L}\p{N}]/u;

/**
 * Reports blocks that say that something is not specified without saying what to do, in a separate
 * clause or a later cell. What the sandbox does may also follow.
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

/** Whether all clauses of a text have the phrase. */
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
