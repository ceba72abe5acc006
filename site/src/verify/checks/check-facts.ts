import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { contradicted } from "../../../../contract/specification/facts/facts.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode } from "../../markdown/each-node.ts";

interface TextPlace {
  readonly file: string;
  readonly line?: number | undefined;
}

/** Sentences of a page that contradict a fact: in paragraphs, rows, headings, comments, figures' words. */
export function checkFacts(file: string, tree: Root, title = ""): readonly Problem[] {
  const problems: Problem[] = [];
  let heading = "";
  let mistakes = false;
  eachNode(tree, (node, _, index) => {
    const line = node.position?.start.line;
    if (node.type === "heading") heading = textOf(node);
    const about = `${title} ${heading}`;
    if (node.type === "tableRow" && index === 0) mistakes = MISTAKES.test(textOf(node));
    if (node.type === "code") {
      for (const { text, below } of commentsIn(node.value)) {
        problems.push(...factsIn({ file, line: (line ?? 0) + below }, text));
      }
      problems.push(...wrongDivisors({ file, line }, node.value));
    }
    for (const text of textsOf(node, mistakes))
      problems.push(...factsIn({ file, line }, text, about));
    return node.type === "paragraph" || node.type === "tableRow" ? "skip" : undefined;
  });
  return problems;
}

/** Sentences of a plain text that contradict a fact. What is said of V1.0 is none of 3.0's. */
export function factsIn(place: TextPlace, text: string, about = ""): readonly Problem[] {
  return sentencesOf(text)
    .filter((sentence) => !sentence.includes("V1.0"))
    .flatMap((sentence) =>
      contradicted(sentence, about).map(({ fact }) =>
        problem(place, `"${shorten(sentence)}" contradicts a fact.`, fact),
      ),
    );
}

/** Heads of the tables whose first column says what is wrong. */
const MISTAKES = /^(mistake|it is tempting)/i;

function textsOf(node: Nodes, isMistake: boolean): readonly string[] {
  if (node.type === "paragraph" || node.type === "heading") return [textOf(node)];
  if (node.type === "tableRow") {
    const cells = isMistake ? node.children.slice(1) : node.children;
    return [cells.map((cell) => textOf(cell)).join(" | ")];
  }
  if (node.type !== "leafDirective" && node.type !== "containerDirective") return [];
  const { alt, caption } = node.attributes ?? {};
  return [alt, caption].filter((text) => typeof text === "string");
}

/** A colon belongs to its sentence: "On a 401: retry." is one. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+|\n\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Comments behind code see the code before them: `PAUSE = 1_000; // milliseconds`. */
function commentsIn(code: string): readonly { readonly text: string; readonly below: number }[] {
  return code.split("\n").flatMap((line, index) => {
    const [, before = "", text] = /^(.*?)(?:^|\s)(?:\/\/|#|\/?\*\*?)\s+(.*)$/.exec(line) ?? [];
    if (text === undefined) return [];
    // Names of code are words: `retryAfter` is "retry-after" in a sentence.
    const words = before.replaceAll(/([a-z])([A-Z])/g, "$1-$2");
    return [{ text: `${words} ${text}`, below: index + 1 }];
  });
}

const DIVISORS: Readonly<Record<string, number>> = {
  WHOLE: 1,
  CENTI: 100,
  MILLI: 1000,
  MICRO: 1_000_000,
};

/**
 * Constants of a program that say what a unit divides by, `PRICE_UNIT_MILLI: 1_000n`, or what it is
 * multiplied by to become millionths: all of a block in the one way or all in the other.
 */
function wrongDivisors({ file, line = 0 }: TextPlace, code: string): readonly Problem[] {
  const written = Array.from(
    code.matchAll(/PRICE_UNIT_([A-Z]+)["'`]?\s*[:=]\s*([\d_]+)/g),
    ({ 1: unit = "", 2: digits = "", index }) => ({
      unit,
      value: Number(digits.replaceAll("_", "")),
      divisor: DIVISORS[unit],
      at: line + code.slice(0, index).split("\n").length,
    }),
  );
  const divide = written.filter(({ value, divisor }) => divisor !== undefined && value !== divisor);
  const multiply = written.filter(
    ({ value, divisor }) => divisor !== undefined && value * divisor !== DIVISORS.MICRO,
  );
  const wrong = divide.length <= multiply.length ? divide : multiply;
  return wrong.map(({ unit, value, divisor, at }) =>
    problem({ file, line: at }, `PRICE_UNIT_${unit} does not go with ${value}.`, `${divisor}`),
  );
}

function shorten(sentence: string): string {
  return sentence.length > 80 ? `${sentence.slice(0, 79)}…` : sentence;
}
