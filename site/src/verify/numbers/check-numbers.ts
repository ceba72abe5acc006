import type { Root } from "mdast";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { Written } from "../../content/planned-page.ts";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";
import { plainTexts } from "../names/check-names.ts";
import type { Scope } from "../names/create-scopes.ts";
import { workedOutIn } from "./check-arithmetic.ts";
import { directiveFor } from "./directive-for.ts";
import { isSameTime } from "./is-same-time.ts";
import { isExample, isRepeated, numbersIn } from "./numbers-in.ts";
import type { KnownNumber } from "./read-numbers.ts";

/**
 * Numbers of a page that no source is listed for, and statuses that no operation of it documents.
 * @param only "statuses" of a translation, which has the numbers of its original
 */
export function checkNumbers(
  file: string,
  tree: Root,
  numbers: readonly KnownNumber[],
  scope?: Scope,
  only?: "statuses",
): Problem[] {
  const problems: Problem[] = [];
  const workedOut = only
    ? undefined
    : new Set([...workedOutIn(tree), ...countedIn(tree), ...shownIn(tree)]);
  eachNode(tree, (node) => {
    const line = node.position?.start.line;
    for (const text of plainTexts(node)) {
      if (workedOut) problems.push(...checkNumbersIn({ file, line }, text, numbers, workedOut));
      if (scope) problems.push(...checkStatusesIn({ file, line }, text, scope, numbers));
    }
  });
  return problems;
}

/** "7 kind" of a table with seven rows: readers count them. */
function countedIn(tree: Root): readonly string[] {
  return nodesOf(tree, "table").map(({ children }) => `${children.length - 1} kind`);
}

/**
 * What a program of the page shows: "60 poll" where it counts to 60 and then polls, "60 time" where
 * it counts so far at all, and "0.5 s" where it waits for 500 milliseconds.
 */
function shownIn(tree: Root): readonly string[] {
  const programs = nodesOf(tree, "code").filter(({ lang }) => lang && PROGRAMS.has(lang));
  const lines = programs.flatMap(({ value }) => value.split("\n"));
  return lines.flatMap((line, index) => {
    const numbers = (line.match(/\b\d[\d_]*\b/g) ?? []).map((one) => one.replaceAll("_", ""));
    const near = lines.slice(index, index + 5).join(" ");
    const words = new Set(near.match(/[A-Za-z][a-z]+/g));
    return numbers.flatMap((number) => [
      ...[...words].map((word) => `${number} ${word.toLowerCase().replace(/s$/, "")}`),
      ...(Number(number) < 10 ? [] : [`${number} time`, `${Number(number) / 1000} s`]),
    ]);
  });
}

const PROGRAMS = new Set(["js", "ts", "python", "go"]);

export function checkFrontmatterNumbers(
  { source: { file }, frontmatter, lines }: Written,
  numbers: readonly KnownNumber[],
): readonly Problem[] {
  const { title, description, label } = frontmatter;
  return Object.entries({ title, description, label })
    .filter(([key]) => lines.has(key))
    .flatMap(([key, text]) => checkNumbersIn({ file, line: lines.get(key) }, text, numbers));
}

interface TextPlace {
  readonly file: string;
  readonly line?: number | undefined;
}

export function checkNumbersIn(
  { file, line }: TextPlace,
  text: string,
  numbers: readonly KnownNumber[],
  workedOut: ReadonlySet<string> = new Set(),
): Problem[] {
  const path = file.replace(/^site\/content\//, "");
  const own = numbers.filter(
    (known) => known.in.includes(path) || (known.about && new RegExp(known.about, "i").test(text)),
  );
  return numbersIn(text).flatMap(({ claim, words, start }) => {
    if (own.some(({ number }) => number === claim || isSameTime(number, claim))) return [];
    if (own.some(({ number }) => isRest(number, claim) && hasNumber(text, number))) return [];
    if (isExample(text, start) || isRepeated(text, claim)) return [];
    const number = claim
      .replace(/^[£€¥$]/, "")
      .replace(/ .*$/, "")
      .replaceAll(",", "");
    if (workedOut.has(number) || workedOut.has(claim)) return [];
    if (isListed(Number(number), text.slice(start + words.length))) return [];
    const place = { file, line: lineAt(line, text, start) };
    if (numbers.some(({ number }) => number === claim)) {
      const message = `"${words}" has a source for other files only: print it, remove it, or add this file to "${claim}" in site/numbers.yaml.`;
      return [problem(place, message, sameUnit(claim, own))];
    }
    const message = `"${words}" has no source: print it, remove it, or add "${claim}" to site/numbers.yaml, with its source and this file.`;
    const nearest = directiveFor(claim) ?? sameUnit(claim, own) ?? sameUnit(claim, numbers);
    return [problem(place, message, nearest)];
  });
}

/** isRest("6 %", "94 %") → true: what is left of a hundred needs no source of its own. */
function isRest(one: string, other: string): boolean {
  return one.endsWith(" %") && other.endsWith(" %") && parseFloat(one) + parseFloat(other) === 100;
}

function hasNumber(text: string, claim: string): boolean {
  return numbersIn(text).some((found) => found.claim === claim);
}

/** "two fields, a code and a name": the list behind a number has as many items. */
function isListed(number: number, behind: string): boolean {
  const [, list = ""] = /^[,:] ([^.;:!?]*)/.exec(behind) ?? [];
  return list !== "" && list.split(/, (?:and |or )?| and | or /).length === number;
}

/** "404" of "responds with 404": every status that a text names, with where it stands. */
export function statusesIn(text: string): readonly { status: string; start: number }[] {
  return Array.from(text.matchAll(STATUS), ({ 0: status, index }) => ({ status, start: index }));
}

const STATUS =
  /(?<![\w.,£€¥+:−-])(?:20\d|30\d|4[0-4]\d|50\d)(?![\w%]|[.,]\d| (?:characters|calls|days|yen|km))/g;

/** "answers 404": a status that the operations of a page document. */
function checkStatusesIn(
  { file, line }: TextPlace,
  text: string,
  { contract, v1 }: Scope,
  numbers: readonly KnownNumber[],
): Problem[] {
  const page = file.replace(/^site\/content\/(.*\/)?docs\//, "docs/");
  const listed = numbers.filter((known) => known.in.includes(page)).map(({ number }) => number);
  const documented = [...contract.statuses, ...v1.statuses, ...listed];
  return statusesIn(text).flatMap(({ status, start }) => {
    if (documented.includes(status)) return [];
    const place = { file, line: lineAt(line, text, start) };
    const nearest = documented.find((other) => other.slice(0, 2) === status.slice(0, 2));
    return [problem(place, `No operation here documents the status ${status}.`, nearest)];
  });
}

function lineAt(line: number | undefined, text: string, start: number): number | undefined {
  return line === undefined ? line : line + text.slice(0, start).split("\n").length - 1;
}

function sameUnit(claim: string, numbers: readonly KnownNumber[]): string | undefined {
  const unit = claim.replace(/^\S+ (to \S+ ?)?/, "");
  return numbers.find(
    ({ number }) => unit !== "" && number.replace(/^\S+ (to \S+ ?)?/, "") === unit,
  )?.number;
}
