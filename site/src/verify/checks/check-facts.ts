import type { Root } from "mdast";
import { contradicted } from "../../../../contract/specification/facts/facts.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { statementsIn } from "./check-statements.ts";
import { claimsOf, sentencesOf, shorten, type TextPlace } from "./claims-of.ts";

/** Sentences of a page that contradict a fact, and constants of its programs that do. */
export function checkFacts(file: string, tree: Root, title = ""): readonly Problem[] {
  return [
    ...claimsOf(tree, title).flatMap(({ text, about, line }) =>
      factsIn({ file, line }, text, about),
    ),
    ...nodesOf(tree, "code").flatMap(({ value, position }) =>
      wrongDivisors({ file, line: position?.start.line }, value),
    ),
  ];
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

/** What contradicts a fact, and what contradicts a statement. */
export function claimsIn(place: TextPlace, text: string, about = ""): readonly Problem[] {
  return [...factsIn(place, text, about), ...statementsIn(place, text, about)];
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
