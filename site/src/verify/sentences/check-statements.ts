import type { List, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { DECIMALS } from "../../../../client/src/prices.ts";
import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import type { PriceUnit } from "../../../../contract/src/types.ts";
import { lineOfOffset } from "../../base/line-of-offset.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { claimsOf, sentencesOf, shorten, wordsOfPath } from "../facts/claims-of.ts";
import { factsIn } from "../facts/facts-in.ts";
import {
  type Contradiction,
  contradictedBy,
  stepsOutOfOrder,
} from "../statements/contradicted-by.ts";
import { promisesIn } from "../statements/promises-in.ts";

/** Finds sentences of a page of any version that contradict a statement, or promise too much. */
export function checkStatements(file: string, tree: Root, title = ""): readonly Problem[] {
  return [
    ...claimsOf(tree, `${title} ${wordsOfPath(file)}`).flatMap(({ text, about, line }) =>
      statementsIn({ file, line }, text, about),
    ),
    ...nodesOf(tree, "list").flatMap((list) => wrongSteps(file, list)),
    ...nodesOf(tree, "code").flatMap(({ value, position }) =>
      wrongDivisors({ file, line: position?.start.line }, value),
    ),
  ];
}

/** Finds numbered steps in another order than a statement's. The first sentence of each is the step. */
function wrongSteps(file: string, { ordered, children, position }: List): readonly Problem[] {
  if (!ordered) return [];
  const steps = children.map((item) => sentencesOf(textOf(item))[0] ?? "");
  return stepsOutOfOrder(steps).map((one) =>
    problem(
      { file, line: position?.start.line },
      `"${shorten(steps.join(" "))}" ${whyContradicted(one)}`,
    ),
  );
}

/** The same for a plain text. */
export function statementsIn(
  location: SourceLocation,
  text: string,
  about = "",
): readonly Problem[] {
  const sentences = sentencesOf(text);
  const [label = ""] = LABEL.exec(text) ?? [];
  return sentences.flatMap((sentence, index) => {
    const [before = ""] = (sentences[index - 1] ?? "")
      .replace(LEAD_IN, "")
      .split(/[,;]| (?:that|which) (?=has|have\b)/);
    const around = index === 0 ? about : `${about} ${label}`;
    const subject = REFERS.test(sentence) ? `${around} ${before}` : around;
    return [
      ...factsIn(location, sentence, subject),
      ...contradictedBy(withSubject(sentence, before), subject).map((one) =>
        problem(location, `"${shorten(sentence)}" ${whyContradicted(one)}`),
      ),
      ...promisesIn(sentence, subject).map((promise) =>
        problem(
          location,
          `"${shorten(sentence)}" promises "${promise}", and nothing here keeps that: drop the promise, or add it to site/src/verify/statements/promises-in.ts.`,
        ),
      ),
    ];
  });
}

/** "By route: one group for each. The order means nothing." is about routes to its end. */
const LABEL = /^[A-Z][\w -]{1,30}(?=: )/;

/** "From then on, store the ID." is about the ID. */
const LEAD_IN = /^(?:From then on|Then|Now|Otherwise|First|Next|Finally|After that|In 3\.0), /;

function whyContradicted({ text, at, said }: Contradiction): string {
  const what =
    said === undefined ? "has another order than" : `${sayingOf(said)}, which contradicts`;
  return `${what} ${at.file}:${at.line}, "${text}" Reword it, or except it there.`;
}

/** sayingOf("wait") → 'says "wait"'; sayingOf("-only|if"), a required word → 'lacks "only|if"' */
function sayingOf(words: string): string {
  return words.startsWith("-") ? `lacks "${words.slice(1)}"` : `says "${words}"`;
}

/** withSubject("If it is …", "`action` tells …") → "If action is …" */
function withSubject(sentence: string, before: string): string {
  const name = NAME_FIRST.exec(before)
    ?.slice(1)
    .find((one) => one !== undefined);
  return name
    ? sentence.replace(
        /^(If |When |Once |Unless |Until |Before |After )?(?:[Ii]t|[Tt]hey)(?= [a-z]+s?\b)/,
        `$1${name}`,
      )
    : sentence;
}

/** A name or a constant at the start, then its verb, or a field before its description. */
const NAME_FIRST =
  /^(?:(?:The|A|An|Each|Every) )?`?([a-z]+(?:[A-Z][a-z]*)*(?:\.[a-z]\w*)?|[A-Z]+(?:_[A-Z]+)+)`? (?:is|are|has|have|tells?|says?|holds?|returns?|means?|comes?|lists?|gives?|contains?)\b|^([a-z]+(?:[A-Z][a-z]*)*): /;

/** Sentences that continue the previous one, or say what to do about it. */
const REFERS =
  /^(?:(?:If|When|Once|Unless|Until|Before|After) (?:it|they)|They|It|Its|The only exception|Their|These|Those|This|Both|Each of them|All of them|Poll|Retry|Wait|Try|Create the search|In that case|To see (?:it|one|such)|You get (?:this|it|that)|[A-Z]\w+ (?:it|them))\b|\bgets? one\b|\b(?:is|are) an exception\b|\b(?:on|of|by|from) (?:it|them)\b/;

const MICROS = 1_000_000;

/**
 * Finds wrong constants of a program for the divisor of a unit, `PRICE_UNIT_MILLI: 1_000n`, or for
 * its multiplier to get millionths. A block must use one of the two throughout.
 */
function wrongDivisors({ file, line = 0 }: SourceLocation, code: string): readonly Problem[] {
  const written = Array.from(
    code.matchAll(/(PRICE_UNIT_[A-Z]+)["'`]?\s*[:=]\s*([\d_]+)/g),
    ({ 1: unit = "", 2: digits = "", index }) => ({
      unit,
      value: Number(digits.replaceAll("_", "")),
      divisor: divisorOf(unit),
      at: line + lineOfOffset(code, index),
    }),
  );
  const divide = written.filter(({ value, divisor }) => divisor !== undefined && value !== divisor);
  const multiply = written.filter(
    ({ value, divisor }) => divisor !== undefined && value * divisor !== MICROS,
  );
  const wrong = divide.length <= multiply.length ? divide : multiply;
  return wrong.map(({ unit, value, divisor, at }) =>
    problem({ file, line: at }, `${unit} does not go with ${value}.`, `${divisor}`),
  );
}

/** divisorOf("PRICE_UNIT_MILLI") → 1000 */
function divisorOf(unit: string): number | undefined {
  const decimals = DECIMALS[unit as PriceUnit];
  return decimals === undefined ? undefined : 10 ** decimals;
}
