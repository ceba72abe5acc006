import type { Root } from "mdast";
import { IN_WORDS, numberIn } from "../../../../contract/src/base/number-words.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { LIMITS } from "../../../../sandbox/src/rules/limits.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import { MONTHS } from "../../base/dates/month-names.ts";
import { lineOfOffset } from "../../base/line-of-offset.ts";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";
import { plainTexts } from "../names/check-names.ts";
import { workedOutIn } from "./check-arithmetic.ts";
import { isExample, numbersIn } from "./numbers-in.ts";
import type { KnownNumber } from "./read-numbers.ts";

/** "10 June", which other checks read. */
const DAY = new RegExp(`\\b\\d{1,2} (?:${MONTHS.join("|")})\\b`, "g");

/** Not bare numbers: times of day, steps, dates, and what other checks read, such as statuses. */
const READ_ELSEWHERE =
  /\b\d{1,2}:\d{2}\b|\b[Aa]n? [1-5]\b(?! \w+s\b)|\b[Ss]teps? \d+(?: (?:to|and) \d+)?\b|^\d+\. |\b(?:since|on|in|of|until|after|before)? ?(?:\d{1,2} [A-Z][a-z]+ (?:to|until|and|or) )?\d{1,2} [A-Z][a-z]+ \d{4}|\b[A-Z][a-z]+ \d{4}\b|\bV?\d+\.\d+\b|https?:\/\/\S+|\bISO \d+|\b(?:20\d|30\d|4[0-4]\d|50\d)\b/g;

/** Words that make the number after them a limit: "each up to nine". */
const LIMIT_WORDS = new RegExp(
  "\\b(?!(?:more than one|at least one of (?:them|these|those|the|its|your))\\b)" +
    "(?:up to|at most|at least|no more than|more than|fewer than|maximum of|minimum of) " +
    `(${IN_WORDS})\\b`,
  "gi",
);

/** "May is 5", which is checked against the calendar. */
const MONTH = new RegExp(`\\b(${MONTHS.join("|")})(?: 20\\d\\d)? is (?:month )?(\\d{1,2})\\b`, "g");

/** The texts that directives for the sandbox's tables print on a page. */
const PRINTED: Readonly<Record<string, () => readonly string[]>> = {
  scenarios: () => SCENARIOS.map(({ description }) => description),
  limits: () => Object.values(LIMITS).map(String),
};

/**
 * Finds numbers without a unit that nothing supports: they aren't in the page's code, JSON or
 * figures, no directive or table prints them, and `site/numbers.yaml` doesn't list them.
 */
export function checkBareNumbers(
  file: string,
  tree: Root,
  numbers: readonly KnownNumber[],
  figures: ReadonlyMap<string, string>,
): readonly Problem[] {
  const shown = digitsIn([
    ...nodesOf(tree, "code").map(({ value }) => value),
    ...nodesOf(tree, "inlineCode").map(({ value }) => value),
    // "Zero" as a word supports "0".
    ...nodesOf(tree, "text").map(({ value }) => (/\bzero\b/i.test(value) ? "0" : "")),
    ...nodesOf(tree, "leafDirective").flatMap(({ name, attributes }) => [
      figures.get(attributes?.src ?? "") ?? "",
      ...(PRINTED[name]?.() ?? []),
    ]),
  ]);
  const page = file.replace(/^site\/content\//, "");
  const listed = digitsIn(
    numbers.filter((known) => known.in.includes(page)).map(({ number }) => number),
  );
  const amounts = new Set([...shown].map(digitsOf));
  const workedOut = workedOutIn(tree);
  const problems: Problem[] = [];
  eachNode(tree, (node) => {
    if (node.type !== "text" || node.data?.printed) return;
    for (const text of plainTexts(node)) {
      problems.push(...wrongMonths(file, node.position?.start.line, text));
      for (const { number, start } of bareNumbersIn(text)) {
        if (shown.has(number) || listed.has(number) || workedOut.has(number)) continue;
        // `checkAmounts` derives these from the amount beside them.
        if (isPart(text.slice(start)) && amounts.has(digitsOf(number))) continue;
        const line = node.position && node.position.start.line + lineOfOffset(text, start) - 1;
        const message = `"${number}" has no source on this page: print it, or list it in site/numbers.yaml.`;
        problems.push(problem({ file, line }, message));
      }
    }
  });
  return problems;
}

/** Finds a wrong month number, "May is 4", even if the page has that number elsewhere. */
function wrongMonths(file: string, first: number | undefined, text: string): readonly Problem[] {
  return Array.from(text.matchAll(MONTH)).flatMap(({ 0: said, 1: name = "", 2: number, index }) => {
    const right = MONTHS.indexOf(name) + 1;
    if (Number(number) === right) return [];
    const line = first && first + lineOfOffset(text, index) - 1;
    return [problem({ file, line }, `"${said}" is not so.`, `${name} is ${right}`)];
  });
}

/** bareNumbersIn("aged 4, in step 2, for 60 minutes") → "4" */
export function bareNumbersIn(text: string): readonly { number: string; start: number }[] {
  const read = numbersIn(text).map(({ start }) => start);
  const rest = text
    .replace(MONTH, (cut) => " ".repeat(cut.length))
    .replace(READ_ELSEWHERE, (cut) => " ".repeat(cut.length))
    .replace(DAY, (cut) => " ".repeat(cut.length));
  const digits = Array.from(rest.matchAll(/(?<![\w.,/:#-])\d(?:[\d,.]*\d)?(?!\w)/g), (match) => ({
    number: match[0].replaceAll(",", ""),
    start: match.index,
  }));
  const words = Array.from(rest.matchAll(LIMIT_WORDS), (match) => ({
    number: String(numberIn(match[1] ?? "") ?? ""),
    start: match.index + match[0].length - (match[1]?.length ?? 0),
  }));
  const isBare = (start: number) => !read.some((other) => Math.abs(other - start) < 4);
  // "Handle a status by its first digit: a 4 is …"
  const isDigit = (number: string) => number.length === 1 && /\bdigit\b/.test(text);
  return [...digits, ...words].filter(
    ({ number, start }) => isBare(start) && !isDigit(number) && !isExample(text, start),
  );
}

/** "64,000,000 millionths of a pound" */
function isPart(text: string): boolean {
  return /^[\d,]+ (?:hundredth|thousandth|millionth)s\b/.test(text);
}

/** digitsOf("64000000") → "64" */
function digitsOf(number: string): string {
  return number.replace(".", "").replace(/^0+|0+$/g, "");
}

function digitsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) =>
      (text.match(/\d(?:[\d,._]*\d)?/g) ?? []).flatMap((number) => {
        const plain = number.replaceAll(/[,_]/g, "");
        return [plain, plain.replace(/^0+(?=\d)/, "")];
      }),
    ),
  );
}
