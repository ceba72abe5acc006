import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { lineOfOffset } from "../../base/line-of-offset.ts";
import type { PageSource } from "../../content/planned-page.ts";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";
import { PROGRAM_LANGUAGES } from "../../markdown/program-languages.ts";
import { plainTexts } from "../names/check-names.ts";
import type { Scope } from "../names/create-scopes.ts";
import { workedOutIn } from "./check-arithmetic.ts";
import { directiveFor } from "./directive-for.ts";
import { isSameTime } from "./is-same-time.ts";
import { isExample, isRepeated, numbersIn } from "./numbers-in.ts";
import type { KnownNumber } from "./read-numbers.ts";

/** Finds numbers of a page without a listed source. */
export function checkNumbers(
  file: string,
  tree: Root,
  numbers: readonly KnownNumber[],
  scope?: Scope,
): readonly Problem[] {
  const workedOut = new Set([
    ...workedOutIn(tree),
    ...countedIn(tree),
    ...listedIn(tree),
    ...shownIn(tree),
    ...callsOf(scope),
  ]);
  return textsIn(file, tree).flatMap(({ text, location }) =>
    checkNumbersIn(location, text, numbers, workedOut),
  );
}

/** Finds statuses of a page that none of its operations documents. */
export function checkStatuses(
  file: string,
  tree: Root,
  numbers: readonly KnownNumber[],
  scope: Scope,
): readonly Problem[] {
  return textsIn(file, tree).flatMap(({ text, location }) =>
    checkStatusesIn(location, text, scope, numbers),
  );
}

function textsIn(file: string, tree: Root) {
  const texts: { readonly text: string; readonly location: SourceLocation }[] = [];
  eachNode(tree, (node) => {
    const location = { file, line: node.position?.start.line };
    texts.push(...plainTexts(node).map((text) => ({ text, location })));
  });
  return texts;
}

/** "7 kind" for a table with seven rows, which readers can count. */
function countedIn(tree: Root): readonly string[] {
  return nodesOf(tree, "table").map(({ children }) => `${children.length - 1} kind`);
}

/** "4 call" for a page about an API with four operations. */
function callsOf(scope: Scope | undefined): readonly string[] {
  const count = scope?.contract.operations.size ?? 0;
  return [`${count} call`, `${count} operation`, `${count} request`];
}

/** "2 field" for a sentence that lists two names: "two fields: `code` and `name`". */
function listedIn(tree: Root): readonly string[] {
  return nodesOf(tree, "paragraph").flatMap((paragraph) => {
    const text = textOf(paragraph);
    return numbersIn(text)
      .filter(({ claim, words, start }) => {
        return isListed(Number.parseInt(claim, 10), text.slice(start + words.length));
      })
      .map(({ claim }) => claim);
  });
}

/**
 * Claims that a program of the page supports: "60 poll" if "poll" is on the line of a 60 or one of
 * the four after it; and for numbers from ten on, "60 time" for 60 and "0.5 s" for 500
 * (milliseconds).
 */
function shownIn(tree: Root): readonly string[] {
  const programs = nodesOf(tree, "code").filter(({ lang }) => lang && PROGRAM_LANGUAGES.has(lang));
  return programs.flatMap(({ value }) => {
    const lines = value.split("\n");
    return lines.flatMap((line, index) => shownAt(line, lines.slice(index, index + 5).join(" ")));
  });
}

/** @param near the line and those after it, whose words its numbers may count */
function shownAt(line: string, near: string): readonly string[] {
  const numbers = (line.match(/(?<!:)\b\d[\d_]*\b/g) ?? []).map((one) => one.replaceAll("_", ""));
  const words = new Set(near.match(/[A-Za-z][a-z]+/g));
  return numbers.flatMap((number) => [
    ...[...words].map((word) => `${number} ${word.toLowerCase().replace(/s$/, "")}`),
    ...(Number(number) < 10 ? [] : [`${number} time`, `${Number(number) / 1000} s`]),
  ]);
}

export function checkFrontmatterNumbers(
  { source: { file }, frontmatter, lines }: PageSource,
  numbers: readonly KnownNumber[],
): readonly Problem[] {
  const { title, description, label } = frontmatter;
  return Object.entries({ title, description, label })
    .filter(([key]) => lines.has(key))
    .flatMap(([key, text]) => checkNumbersIn({ file, line: lines.get(key) }, text, numbers));
}

export function checkNumbersIn(
  { file, line }: SourceLocation,
  text: string,
  numbers: readonly KnownNumber[],
  workedOut: ReadonlySet<string> = new Set(),
): Problem[] {
  const path = file.replace(/^site\/content\//, "");
  const pageNumbers = numbers.filter(
    (known) => known.in.includes(path) || (known.about && new RegExp(known.about, "i").test(text)),
  );
  return numbersIn(text).flatMap(({ claim, words, start }) => {
    if (pageNumbers.some(({ number }) => number === claim || isSameTime(number, claim))) return [];
    if (pageNumbers.some(({ number }) => isRest(number, claim) && hasNumber(text, number)))
      return [];
    if (isExample(text, start) || isRepeated(text, claim, start)) return [];
    const number = claim
      .replace(/^[£€¥$]/, "")
      .replace(/ .*$/, "")
      .replaceAll(",", "");
    if (workedOut.has(number) || workedOut.has(claim)) return [];
    if (isListed(Number(number), text.slice(start + words.length))) return [];
    if (isCounted(Number(number), text.slice(0, start))) return [];
    const location = { file, line: lineAt(line, text, start) };
    if (numbers.some(({ number }) => number === claim)) {
      const message = `"${words}" has a source for other files only: print it, remove it, or add this file to "${claim}" in site/numbers.yaml.`;
      return [problem(location, message, sameUnit(claim, pageNumbers))];
    }
    const message = `"${words}" has no source: print it, remove it, or add "${claim}" to site/numbers.yaml, with its source and this file.`;
    const nearest = directiveFor(claim) ?? sameUnit(claim, pageNumbers) ?? sameUnit(claim, numbers);
    return [problem(location, message, nearest)];
  });
}

/** isRest("6 %", "94 %") → true: the remainder of 100 % needs no separate source. */
function isRest(one: string, other: string): boolean {
  return one.endsWith(" %") && other.endsWith(" %") && parseFloat(one) + parseFloat(other) === 100;
}

function hasNumber(text: string, claim: string): boolean {
  return numbersIn(text).some((found) => found.claim === claim);
}

/** Whether a list with this number of items follows: "two fields of a place, a code and a name". */
function isListed(number: number, behind: string): boolean {
  const [, list = ""] = /^(?: (?:in|of|for) [^,.;:!?]*)?[,:] ([^.;:!?]*)/.exec(behind) ?? [];
  const items = list.replaceAll(RELATIVE_CLAUSE, "").split(/, (?:and |or )?| and | or /);
  return items.length > 1 && items.length === number;
}

/** Whether a list with this number of items comes before: "create and poll are two operations". */
function isCounted(number: number, before: string): boolean {
  const [, list] = /(?:^|[.:;!?] )([^.:;!?]*,? and [^.:;!?]*) are $/.exec(before) ?? [];
  return list?.split(/, (?:and )?| and /).length === number;
}

const RELATIVE_CLAUSE = /, (?:which|whose|who|where) [^,]*/g;

/** Every status in a text with its start: "404" in "responds with 404". */
export function statusesIn(text: string): readonly { status: string; start: number }[] {
  return Array.from(text.matchAll(STATUS), ({ 0: status, index }) => ({ status, start: index }));
}

const STATUS =
  /(?<![\w.,£€¥+:−-])(?:20\d|30\d|4[0-4]\d|50\d)(?![\w%]|[.,]\d| (?:characters|calls|days|yen|km))/g;

/** Finds statuses that the operations of a page don't document: "answers 404" */
function checkStatusesIn(
  { file, line }: SourceLocation,
  text: string,
  { contract, v1 }: Scope,
  numbers: readonly KnownNumber[],
): Problem[] {
  const page = file.replace(/^site\/content\/(.*\/)?docs\//, "docs/");
  const listed = numbers.filter((known) => known.in.includes(page)).map(({ number }) => number);
  const documented = [...contract.statuses, ...v1.statuses, ...listed];
  return statusesIn(text).flatMap(({ status, start }) => {
    if (documented.includes(status)) return [];
    const location = { file, line: lineAt(line, text, start) };
    const nearest = documented.find((other) => other.slice(0, 2) === status.slice(0, 2));
    return [problem(location, `No operation here documents the status ${status}.`, nearest)];
  });
}

function lineAt(line: number | undefined, text: string, start: number): number | undefined {
  return line === undefined ? line : line + lineOfOffset(text, start) - 1;
}

function sameUnit(claim: string, numbers: readonly KnownNumber[]): string | undefined {
  const unit = claim.replace(/^\S+ (to \S+ ?)?/, "");
  return numbers.find(
    ({ number }) => unit !== "" && number.replace(/^\S+ (to \S+ ?)?/, "") === unit,
  )?.number;
}
