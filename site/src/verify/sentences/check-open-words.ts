import type { Nodes, Root } from "mdast";
import type { LeafDirective, TextDirective } from "mdast-util-directive";
import type { OpenPoint } from "../../../../contract/src/model.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";
import { isStopWord } from "../statements/is-stop-word.ts";
import { stemOf } from "../statements/stem-of.ts";

type OpenPoints = ReadonlyMap<string, OpenPoint>;

/** Phrases that say that something is not specified: in English, then in Spanish. */
const OPEN =
  /\b(?:not|never|nowhere|\w+n['’]t)(?: been| yet)* (?:specified|documented)\b(?: yet)?|\b(?:un|under)specified\b|\bundocumented\b|\bleft open\b|\bnobody says\b|\b(?:no|tampoco) están? especificad[oa]s?|\bno se especifican?\b/i;

/**
 * Checks that whatever a page calls open is an open point of the contract: such words must be in
 * `:open`, which names the points and contains nothing else, or in a clause that matches the
 * question of an open point.
 */
export function checkOpenWords(file: string, tree: Root, points: OpenPoints): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (node: Nodes, message: string, nearest?: string) =>
    problems.push(problem({ file, line: node.position?.start.line }, message, nearest));
  const mentioned = new Set(mentionedOpenPoints(tree));
  for (const directive of nodesOf(tree, "textDirective").filter(isOpen)) {
    const words = readUnquotedText(directive);
    if (OPEN.test(words)) continue;
    report(directive, `":open" holds words that leave nothing open: "${words}".`, "not specified");
  }
  eachNode(tree, (node) => {
    if (node.type === "heading" || (node.type === "textDirective" && isOpen(node))) return "skip";
    if (node.type !== "paragraph" && node.type !== "tableCell") return undefined;
    const unmatched = leftOpenIn(readUnquotedText(node, isOpen), points, mentioned);
    if (unmatched === undefined) return undefined;
    const message = `"${unmatched.words}" stands outside of :open[…]{of="…"}, which names what the contract leaves open.`;
    report(
      node,
      message,
      nearestPoint(unmatched.clause, points) ?? nearestPoint(unmatched.sentence, points),
    );
    return "skip";
  });
  return [...problems, ...checkOpenIds(file, tree, points)];
}

/** Finds ids in sentences or boxes that aren't open points. */
export function checkOpenIds(file: string, tree: Root, points: OpenPoints): readonly Problem[] {
  return openDirectives(tree).flatMap((directive) => {
    const unknown = readIds(directive).filter((id) => !points.has(id));
    const location = { file, line: directive.position?.start.line };
    return unknown.map((id) => {
      const message = `The contract has no open point "${id}".`;
      return problem(location, message, nearestName(id, points.keys()));
    });
  });
}

/** The open points that a page mentions, in sentences and boxes. */
export function mentionedOpenPoints(tree: Root): readonly string[] {
  return openDirectives(tree).flatMap(readIds);
}

function readIds({ attributes }: TextDirective | LeafDirective): readonly string[] {
  const ids = (attributes?.of ?? "").split(",").map((id) => id.trim());
  return ids.filter((id) => id !== "");
}

function openDirectives(tree: Root): readonly (TextDirective | LeafDirective)[] {
  const boxes = nodesOf(tree, "leafDirective").filter(({ name }) => name === "open");
  return [...nodesOf(tree, "textDirective").filter(isOpen), ...boxes];
}

function isOpen(node: Nodes): node is TextDirective {
  return node.type === "textDirective" && node.name === "open";
}

/** The text of a node without code, quoted words and the nodes to leave out. */
function readUnquotedText(node: Nodes, leaveOut: (node: Nodes) => boolean = () => false): string {
  return readText(node, leaveOut).replace(/"[^"]*"|«[^»]*»/g, " ");
}

function readText(node: Nodes, leaveOut: (node: Nodes) => boolean): string {
  if (leaveOut(node)) return " ";
  if (node.type === "text") return node.value;
  return "children" in node
    ? node.children.map((child) => readText(child, leaveOut)).join("")
    : " ";
}

interface LeftOpen {
  readonly words: string;
  readonly clause: string;
  readonly sentence: string;
}

/** The first words that call something open although no open point matches, with their context. */
function leftOpenIn(
  text: string,
  points: OpenPoints,
  mentionedPoints: ReadonlySet<string>,
): LeftOpen | undefined {
  for (const sentence of text.split(/[.!?](?=\s|$)/)) {
    for (const clause of sentence.split(/[:;,](?=\s|$)/)) {
      const [words] = clause.match(OPEN) ?? [];
      if (words !== undefined && !asksOpenPoint(clause, sentence, points, mentionedPoints))
        return { words, clause, sentence };
    }
  }
  return undefined;
}

/**
 * Whether an open point has most words of the clause: at least two of them, or its only one if the
 * page names the point or the sentence has another. A clause with a pronoun such as "that" refers
 * to the whole sentence.
 */
function asksOpenPoint(
  clause: string,
  sentence: string,
  points: OpenPoints,
  mentionedPoints: ReadonlySet<string>,
): boolean {
  const clauseWords = contentOf(clause.replace(OPEN, " "));
  const around = contentOf(sentence.replace(OPEN, " "));
  const isOfAll = PRONOUN.test(clause);
  return [...points.values()].some((point) => {
    const pointWords = wordsOfPoint(point);
    const isAsked = (word: string) => pointWords.has(word);
    const shared = [...clauseWords].filter(isAsked).length;
    const near = [...around].filter(isAsked).length;
    if (isOfAll && near >= (mentionedPoints.has(point.id) ? 2 : 3)) return true;
    if (clauseWords.size > 1) return shared >= 2 && shared >= clauseWords.size * 0.75;
    return shared === 1 && (mentionedPoints.has(point.id) || near > 1);
  });
}

const PRONOUN = /\b(?:that|this|it|one)\b/i;

/** Conjunctions, which are not part of a question. */
const JOINING = new Set(["because", "since", "although", "though"]);

/** The point whose question has most words of a clause, and at least a third of them. */
function nearestPoint(clause: string, points: OpenPoints): string | undefined {
  const clauseWords = contentOf(clause.replace(OPEN, " "));
  const scored = Array.from(points.values(), (point) => {
    const shared = [...wordsOfPoint(point)].filter((word) => clauseWords.has(word));
    return { id: point.id, score: shared.length };
  });
  const best = scored.sort((one, other) => other.score - one.score)[0];
  return best && best.score > 0 && best.score >= clauseWords.size / 3 ? best.id : undefined;
}

function wordsOfPoint({ id, question }: OpenPoint): ReadonlySet<string> {
  return contentOf(`${question} ${id.replaceAll("-", " ")}`);
}

/** The stems of a text, without stop words and conjunctions. */
function contentOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.filter((word) => !isStopWord(word) && !JOINING.has(word)).map(stemOf));
}
