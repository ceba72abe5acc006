import type { Root } from "mdast";
import { DEFAULTS } from "../../../../client/src/defaults.ts";
import { IN_WORDS, numberIn } from "../../../../contract/src/base/number-words.ts";
import type { Contract, Schema } from "../../../../contract/src/model.ts";
import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { claimsOf, sentencesOf, shorten } from "../facts/claims-of.ts";
import { isSameTime } from "../numbers/is-same-time.ts";
import { numbersIn } from "../numbers/numbers-in.ts";

/** A value in capitals, and the phrases that call one the default. */
const VALUE = "([A-Z][A-Z]+(?:_[A-Z]+)+)";
const CALLED = new RegExp(
  `${VALUE},? (?:(?:which is |is |as )?the default\\b|which applies (?:when|if|unless)\\b)|\\bdefault(?: is|:|s to| to)? ${VALUE}`,
  "g",
);

/** Phrases about a value named before: "This is what the API assumes if you leave it out." */
const ASSUMED =
  /\b(?:is|as) the default\b|\b(?:[Tt]his|[Ii]t|which) (?:(?:is )?(?:what (?:the API|you get|applies)\b|(?:used|assumed|taken)\b)|applies\b)[^.]*\b(?:if|when|unless|without)\b|\bleaves? (?:it|the field) out (?:has|gets|takes) this\b/;

/** A value, and what a row or a list item says about it. */
const ITEM = new RegExp(`^${VALUE}(?::| \\|) (.*)`, "s");

/** Finds values of enums or client options that a page wrongly calls the default. */
export function checkDefaults(file: string, tree: Root, contract: Contract): readonly Problem[] {
  const defaults = defaultsOf(contract);
  return claimsOf(tree).flatMap(({ text, line }) => [
    ...sentencesOf(text).flatMap((sentence) => defaultsIn({ file, line }, sentence, defaults)),
    ...defaultOfItemIn({ file, line }, text, defaults),
    ...rowDefaultIn({ file, line }, text),
    ...valueUnlessSetIn({ file, line }, text),
  ]);
}

/** Checks "BY_MONTH: one group per month. This is what the API assumes if you leave it out." */
function defaultOfItemIn(
  location: SourceLocation,
  text: string,
  defaults: ReadonlySet<string>,
): readonly Problem[] {
  const [, value = "", condition = ""] = ITEM.exec(text) ?? [];
  return ASSUMED.test(condition) ? notTheDefault(location, text, value, defaults) : [];
}

const ROW_DEFAULT = new RegExp(`^(\\w+) \\|.*?\\b(${IN_WORDS}|[\\w,]+) by default`, "i");

/** Checks "pause | search | milliseconds between polls; 1,000 by default" */
function rowDefaultIn(location: SourceLocation, row: string): readonly Problem[] {
  const [, option = "", statedValue = ""] = ROW_DEFAULT.exec(row) ?? [];
  const value = CLIENT_DEFAULTS.get(option);
  const number = numberIn(statedValue);
  if (value === undefined || number === undefined || number === value) return [];
  return [
    problem(location, `${option} is not ${statedValue} by default.`, value.toLocaleString("en")),
  ];
}

/** Checks "a minute, unless you set longest" and "three attempts, unless you set attempts" */
function valueUnlessSetIn(location: SourceLocation, text: string): readonly Problem[] {
  const [, before = "", option = ""] = /^(.*?),? unless you set (\w+)/s.exec(text) ?? [];
  const value = CLIENT_DEFAULTS.get(option);
  const plain = before
    .replaceAll(/\ban? (second|minute|hour) and a half\b/g, "1.5 $1")
    .replaceAll(/(?<!half )\ba minute\b/g, "1 minute");
  const last = numbersIn(plain).at(-1);
  if (value === undefined || !last) return [];
  const { claim, words } = last;
  const [, count = "", unit = ""] = /^(\d+) (\w+)$/.exec(claim) ?? [];
  const isCount = unit !== "" && option === `${unit}s`;
  if (!isCount && !isSameTime(claim, claim)) return [];
  if (isCount ? Number(count) === value : isSameTime(claim, `${value} ms`)) return [];
  return [problem(location, `${option} is not ${words} by default.`, value.toLocaleString("en"))];
}

const CLIENT_DEFAULTS: ReadonlyMap<string, number> = new Map(Object.entries(DEFAULTS));

/** Reports a description that calls an enum value the default, if it is the default of no field. */
export function wrongDefaultOf(
  location: SourceLocation,
  subject: string,
  text: string,
  contract: Contract,
): readonly Problem[] {
  if (!ASSUMED.test(text) || !/[A-Z]_[A-Z]/.test(subject)) return [];
  const value = subject.slice(subject.lastIndexOf(".") + 1);
  const [holder] = subject.split(".");
  if (defaultsOf(contract).has(value)) return [];
  return [problem(location, `${value} is not the default of ${holder}.`)];
}

function defaultsIn(
  location: SourceLocation,
  sentence: string,
  defaults: ReadonlySet<string>,
): readonly Problem[] {
  return Array.from(sentence.matchAll(CALLED)).flatMap(([, before, behind]) => {
    return notTheDefault(location, sentence, before ?? behind ?? "", defaults);
  });
}

function notTheDefault(
  location: SourceLocation,
  text: string,
  value: string,
  defaults: ReadonlySet<string>,
): readonly Problem[] {
  const prefix = value.slice(0, value.indexOf("_", value.indexOf("_") + 1));
  const defaultNames = [...defaults].filter((one) => one.startsWith(prefix));
  if (defaultNames.length === 0 || defaultNames.includes(value)) return [];
  return [problem(location, `"${shorten(text)}": ${value} is not the default.`, defaultNames[0])];
}

/** Every enum value that a field of the contract has as its default. */
function defaultsOf({ specifications }: Contract): ReadonlySet<string> {
  const schemas = specifications.flatMap((one) => [...one.schemas.values()]);
  const inner = schemas.flatMap((schema) =>
    schema.kind === "object" ? schema.properties.map((property) => property.schema) : [],
  );
  return new Set([...schemas, ...inner].flatMap(defaultIn));
}

function defaultIn(schema: Schema): readonly string[] {
  return typeof schema.default === "string" ? [schema.default] : [];
}
