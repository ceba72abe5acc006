import type { Code, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { END_BY_STATUS } from "../../../../client/src/search-live.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { RETRY_POLICY } from "../../../../contract/src/retry-policy.ts";
import { MONTHS } from "../../base/dates/month-names.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { STATUS_NAMES } from "../../values/status-names.ts";
import { PLAYED } from "../facts/wrong-plays.ts";
import { codeOf30, lineAt } from "./code-of-30.ts";

/** Checks values in code: statuses that a program compares, months of dates and of sentences. */
export function checkCodeValues(file: string, tree: Root): readonly Problem[] {
  return [
    ...codeOf30(file, tree).flatMap((code) => [
      ...unknownStatuses(file, code),
      ...missedErrors(file, code),
    ]),
    ...nodesOf(tree, "code").flatMap((code) => [
      ...otherLists(file, code),
      ...wrongMonths(file, code),
      ...wrongJoints(file, code),
      ...wrongTimeUnits(file, code),
      ...unplayedStatuses(file, code),
    ]),
    ...otherMonths(file, tree),
  ];
}

const COMPARED = /(?:\b(?:status|code)\s*(?:===|==|!==|!=)\s*|\bcase )([1-5]\d\d)\b/g;

/** Finds statuses that 3.0 doesn't have; programs for V1.0 are skipped. */
function unknownStatuses(file: string, code: Code): readonly Problem[] {
  const knownStatuses = new Set(["200", ...STATUS_NAMES.keys()]);
  return Array.from(code.value.matchAll(COMPARED)).flatMap(({ 1: status = "", index }) => {
    if (knownStatuses.has(status)) return [];
    const line = lineAt(code, index);
    return [
      problem(
        { file, line },
        `No operation returns ${status}.`,
        nearestName(status, knownStatuses),
      ),
    ];
  });
}

/** `if (status >= 500) {`, at most two lines before a `throw` */
const THROWN_FROM =
  /\bstatus\s*(>=?)\s*([4-5]\d\d)\s*\)\s*\{?(?:(?![^\S\n]*\})[^\n]*\n){0,3}?[^\S\n]*throw\b/g;

/** Finds programs that throw for some errors, and take the others for success. */
function missedErrors(file: string, code: Code): readonly Problem[] {
  const first = Math.min(...[...STATUS_NAMES.keys()].map(Number));
  return Array.from(code.value.matchAll(THROWN_FROM)).flatMap(
    ({ 1: sign = "", 2: status = "", index }) => {
      if (Number(status) + (sign === ">" ? 1 : 0) <= first) return [];
      const location = { file, line: lineAt(code, index) };
      return [problem(location, `A ${first} is an error, too.`, `status >= ${first}`)];
    },
  );
}

const QUOTED = /["']([a-z]+(?:-[a-z]+)*)["']/g;
const ERROR = /(?<![\w.:/-])[45]\d\d(?![\w.-])/g;

/** Finds a test that expects no status of the scenario it asks for: 500 of "unavailable". */
function unplayedStatuses(file: string, code: Code): readonly Problem[] {
  const quoted = Array.from(code.value.matchAll(QUOTED), ([, name = ""]) => name);
  const [name = "", ...others] = new Set(quoted.filter((one) => PLAYED.has(one)));
  const played = PLAYED.get(name) ?? [];
  const expected = Array.from(code.value.matchAll(ERROR));
  const [first] = expected;
  if (!first || others.length > 0 || played.length === 0) return [];
  if (expected.some(([status]) => played.includes(status))) return [];
  const location = { file, line: lineAt(code, first.index) };
  return [
    problem(location, `The scenario ${name} does not play ${first[0]}.`, played.join(" or ")),
  ];
}

/** Lists in code of which some items, and then exactly these, belong together. */
const LISTS: readonly {
  readonly pattern: RegExp;
  readonly right: readonly string[];
  readonly message: string;
}[] = [
  {
    pattern: /[[(]\s*(?:0\s*,\s*)?([45]\d\d(?:\s*,\s*[45]\d\d)+),?\s*[\])]/g,
    right: RETRY_POLICY.retried,
    message: "are not the statuses to retry.",
  },
  {
    pattern: /[[({]\s*((?:["']RESULT_STATUS_\w+["'](?:\s*,\s*)?){2,})\s*[\])}]/g,
    right: Object.keys(END_BY_STATUS),
    message: "are not the statuses that end a search.",
  },
];

/** Finds lists with some, but not exactly, the items that belong together. */
function otherLists(file: string, code: Code): readonly Problem[] {
  return LISTS.flatMap(({ pattern, right, message }) =>
    Array.from(code.value.matchAll(pattern)).flatMap(({ 1: list = "", index }) => {
      const written = new Set(list.match(/\w+/g));
      const known = right.filter((item) => written.has(item));
      if (known.length === 0 || (known.length === right.length && written.size === right.length)) {
        return [];
      }
      const location = { file, line: lineAt(code, index) };
      return [problem(location, `[${[...written].join(", ")}] ${message}`, right.join(", "))];
    }),
  );
}

/** `url.includes("?") ? "?" : "&"` */
const WRONG_JOINT = /\.includes\((["'])\?\1\)\s*\?\s*(["'])\?\2/g;

/** Finds queries that are added to a URL with the wrong sign. */
function wrongJoints(file: string, code: Code): readonly Problem[] {
  return Array.from(code.value.matchAll(WRONG_JOINT), ({ index }) =>
    problem({ file, line: lineAt(code, index) }, 'A URL that has a query continues with "&".', "&"),
  );
}

/** How languages measure a pause or a timeout. */
const TIME_UNITS: Readonly<Record<string, string>> = {
  python: "seconds",
  ts: "milliseconds",
  js: "milliseconds",
};

/** `PAUSE = 1  # seconds between polls` */
const TIME = /=\s*[\d_.]+;?[^\S\n]+(?:#|\/\/) ((?:milli)?seconds)\b/g;

/** Finds a comment that gives a number the unit of the other language. */
function wrongTimeUnits(file: string, code: Code): readonly Problem[] {
  const right = TIME_UNITS[code.lang ?? ""];
  return Array.from(code.value.matchAll(TIME)).flatMap(({ 1: unit, index }) => {
    if (right === undefined || unit === right) return [];
    const location = { file, line: lineAt(code, index) };
    const message = `A pause or timeout in ${code.lang} is not in ${unit}.`;
    return [problem(location, message, right)];
  });
}

const DEFAULT_MONTH = /\bmonth:\s*\w+\s*(?:\?\?|\|\|)\s*0\b/g;
const FROM_DATE = /\bmonth:\s*[\w.]+\.get(?:UTC)?Month\(\)(?!\s*\+)/g;
const FROM_PARTS = /\b(?:Date\.UTC|new Date)\(\s*(?:\w+\.)*year,\s*((?:\w+\.)*month)\s*[,)]/g;

/** Finds dates that are a month off: JavaScript counts months from 0, the API from 1. */
function wrongMonths(file: string, code: Code): readonly Problem[] {
  return [
    ...Array.from(code.value.matchAll(FROM_PARTS), ({ 1: month = "", index }) =>
      problem(
        { file, line: lineAt(code, index) },
        "JavaScript counts months from 0.",
        `${month} - 1`,
      ),
    ),
    ...Array.from(code.value.matchAll(DEFAULT_MONTH), ({ index }) =>
      problem({ file, line: lineAt(code, index) }, "The API counts months from 1.", "1"),
    ),
    ...Array.from(code.value.matchAll(FROM_DATE), ({ 0: month, index }) =>
      problem({ file, line: lineAt(code, index) }, "The API counts months from 1.", `${month} + 1`),
    ),
  ];
}

const NAMED = new RegExp(`\\b(${MONTHS.join("|")}) (\\d{4})\\b`, "g");

/** Finds "This covers May 2027 to July 2027" next to JSON with other months. */
function otherMonths(file: string, { children }: Root): readonly Problem[] {
  return children.flatMap((node, index) => {
    if (node.type !== "paragraph") return [];
    const beside = [children[index - 1], children[index + 1]].find(
      (other): other is Code => other?.type === "code" && other.lang === "json",
    );
    const given = new Set(
      Array.from(
        beside?.value.matchAll(/"year": (\d+),\s*"month": (\d+)/g) ?? [],
        ([, year, month]) => `${MONTHS[Number(month) - 1]} ${year}`,
      ),
    );
    if (given.size === 0) return [];
    const names = Array.from(textOf(node).matchAll(NAMED), ([name]) => name);
    const line = node.position?.start.line;
    const wrong = names.filter((name) => !given.has(name));
    return wrong.map((name) =>
      problem({ file, line }, `The JSON beside it has no ${name}.`, nearestName(name, given)),
    );
  });
}
