import type { Root } from "mdast";
import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { lineOfOffset } from "../../base/line-of-offset.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { PLACE_LEVELS } from "../facts/opposite.ts";
import { checkPlainText, checkSpan } from "../names/check-names.ts";
import type { ContractNames } from "../names/contract-names.ts";
import type { Scope } from "../names/create-scopes.ts";
import { pageWords } from "../names/page-words.ts";
import type { KnownNames, Surroundings } from "../names/resolve-name.ts";
import { amountsIn } from "../numbers/check-amounts.ts";
import { checkNumbersIn } from "../numbers/check-numbers.ts";
import type { KnownNumber } from "../numbers/read-numbers.ts";
import { statementsIn } from "../sentences/check-statements.ts";

/** Checks the texts of a page's figures: names set as code must be known. */
export function checkFigures(
  tree: Root,
  figures: ReadonlyMap<string, string>,
  known: KnownNames,
  scope: Scope,
  numbers?: readonly KnownNumber[],
): Problem[] {
  const surroundings = { scope, own: pageWords(tree) };
  const { values } = known.scopes.everything.contract;
  return nodesOf(tree, "leafDirective").flatMap(({ name, attributes }) => {
    const src = name === "figure" ? (attributes?.src ?? "") : "";
    const { alt } = attributes ?? {};
    const texts = figureTexts(figures.get(src) ?? "", values);
    const words = texts.map(({ text }) => text);
    const file = `site/content/figures/${src}.svg`;
    const isOfV1 =
      scope.about.every((one) => one.startsWith("V1.0")) || `${alt} ${words}`.includes("V1.0");
    return [
      ...levelsOutOfOrder({ file }, words),
      ...(numbers ? amountsIn({ file }, words.join(" | ")) : []),
      ...texts.flatMap((one) => {
        const location = { file, line: one.line };
        const about = `${alt} ${src.replaceAll("-", " ")}`;
        return [
          ...(numbers ? wrongTexts(location, one, about, numbers) : []),
          ...(one.isCode
            ? wrongCode(location, one.text, known, surroundings, isOfV1)
            : checkPlainText(location, one.text, known, surroundings)),
        ];
      }),
    ];
  });
}

/** What a drawing says below code is said of that code. */
function wrongTexts(
  location: SourceLocation,
  { text, above }: FigureText,
  about: string,
  numbers: readonly KnownNumber[],
): readonly Problem[] {
  const statement = above === "" ? text : `${above}: ${text}`;
  return [
    ...checkNumbersIn(location, text, numbers),
    ...statementsIn(location, statement, `${about} ${above}`),
  ];
}

function wrongCode(
  location: SourceLocation,
  text: string,
  known: KnownNames,
  surroundings: Surroundings,
  isOfV1: boolean,
): readonly Problem[] {
  const parts = text.split(/ [·÷+=→] |, /).filter((part) => !isAmount(part));
  return parts.flatMap((part) => [
    ...checkSpan(location, part, known, surroundings),
    ...(isOfV1 ? [] : strangeParameters(location, part, known)),
  ]);
}

/** Finds query parameters that no call has: "?apiKey=" */
function strangeParameters(
  location: SourceLocation,
  text: string,
  { scopes }: KnownNames,
): readonly Problem[] {
  const operations = [...scopes.everything.contract.operations.values()];
  const parameterNames = new Set(
    operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)),
  );
  return Array.from(text.matchAll(/[?&]([\w-]+)=/g))
    .filter(([, name = ""]) => !parameterNames.has(name))
    .map(([parameter]) => problem(location, `No call has the parameter "${parameter}".`));
}

/**
 * Finds consecutive place levels that skip one: they must be equal, neighbours, or the first and
 * the last.
 */
function levelsOutOfOrder(figure: SourceLocation, words: readonly string[]): readonly Problem[] {
  const levels = words.map((text) =>
    PLACE_LEVELS.findIndex((level) => text === level || text.endsWith(` ${level}`)),
  );
  return levels.flatMap((level, index) => {
    const previous = levels[index - 1] ?? -1;
    const isStep = Math.abs(level - previous) !== 2;
    if (level < 0 || previous < 0 || isStep) return [];
    const message = `In the drawing, ${PLACE_LEVELS[level]} follows ${PLACE_LEVELS[previous]}.`;
    return [problem(figure, message, PLACE_LEVELS.join(", "))];
  });
}

interface FigureText {
  readonly text: string;
  readonly line: number;
  readonly isCode: boolean;
  /** The code right above it, with its full name: "RESULT_ACTION_NOT_MODIFIED". */
  readonly above: string;
}

/** Maximum distance of an explanation below its code, in the SVG's units. */
const BELOW = 40;

/** Every text of a drawing, including its title and description. */
function figureTexts(svg: string, values: ContractNames["values"]): readonly FigureText[] {
  const texts: (Omit<FigureText, "above"> & Point)[] = [];
  const groups: boolean[] = [];
  for (const match of svg.matchAll(
    /<g\b([^>]*)>|<\/g>|<(text|title|desc)\b([^>]*)>(.*?)<\/\2>/gs,
  )) {
    const [whole, group, tag, attributes = "", inner = ""] = match;
    if (whole === "</g>") groups.pop();
    else if (group !== undefined) groups.push(group.includes("fig-mono"));
    else if (tag) {
      const line = lineOfOffset(svg, match.index);
      const isCode = groups.includes(true) || attributes.includes("fig-mono");
      const [x = 0, y = 0] = ["x", "y"].map((axis) => numberOf(attributes, axis));
      texts.push({ text: textInXml(inner), line, isCode, x, y });
    }
  }
  return texts.map(({ x, y, ...rest }) => {
    const codes = texts.filter(
      (one) => one.isCode && one.x === x && one.y < y && y - one.y < BELOW,
    );
    const above = rest.isCode ? "" : codes.map(({ text }) => wholeNames(text, values)).join(" ");
    return { ...rest, above };
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function numberOf(attributes: string, name: string): number {
  return Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(attributes)?.[1] ?? 0);
}

/** Expands short names: a drawing has no room for "RESULT_ACTION_REPLACED" and says "REPLACED". */
function wholeNames(code: string, values: ContractNames["values"]): string {
  return code.replaceAll(
    /\b[A-Z][A-Z_]+\b/g,
    (word) => values.get(word)?.split(".").at(-1) ?? word,
  );
}

/** "128.450", "£128.45" */
function isAmount(text: string): boolean {
  return /^[£€$]?[\d.,]+( €)?$/.test(text);
}

/** The text of an XML element, with entities decoded. */
function textInXml(xml: string): string {
  return xml
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();
}
