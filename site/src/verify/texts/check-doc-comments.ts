import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { lineOfOffset } from "../../base/line-of-offset.ts";
import { shorten } from "../facts/claims-of.ts";
import { statementsIn } from "../sentences/check-statements.ts";

/** A source file of the client; readers see its docstrings on pages and in their editor. */
export interface ClientSource {
  /** "client/src/create-proxy.ts" */
  readonly file: string;
  readonly text: string;
}

/**
 * Finds docstrings that contradict a statement, or have defaults that differ from the code.
 * @param defaults the client's defaults, by option
 */
export function checkDocComments(
  { file, text }: ClientSource,
  defaults: Readonly<Record<string, unknown>>,
): readonly Problem[] {
  return docCommentsIn(text).flatMap(({ words, value, fallback, name, about, line }) => {
    const location = { file, line };
    const [unit] = [...wrongUnit(location, words, value), ...wrongUnitOf(location, words, name)];
    const namedText = name === "" ? words : `${name}: ${words}`;
    return [
      ...(unit ? [unit] : statementsIn(location, namedText, about)),
      ...wrongDefault(location, name, value ?? fallback, text, defaults),
      ...wrongStyle(location, name, fallback, text),
    ];
  });
}

interface DocComment {
  readonly words: string;
  /** The value of `@defaultValue`, if it is a number or a string. */
  readonly value: number | string | undefined;
  /** The raw text of `@defaultValue`. */
  readonly fallback: string;
  /** The name declared after it: "timeout". */
  readonly name: string;
  /** The same as words, preceded by the enclosing declaration. */
  readonly about: string;
  readonly line: number;
}

function docCommentsIn(source: string): readonly DocComment[] {
  const found = source.matchAll(
    /\/\*\*((?:(?!\*\/).)*)\*\/\s*(?:export |readonly )?(?:async )?([^\n]*)/gs,
  );
  let holder = "";
  return Array.from(found, ({ 1: comment = "", 2: code = "", index }) => {
    const plain = comment.replaceAll(/\n\s*\* ?/g, "\n").replaceAll(/\{@link (\w+)\}/g, "$1");
    const [, digits, text] = /@defaultValue (?:([\d,]+)|("\w+"))\s*$/m.exec(plain) ?? [];
    const [, fallback = ""] = /@defaultValue (.*)$/m.exec(plain) ?? [];
    const [, kind, declared = ""] =
      /^(interface|class|function|type|const)? ?(\w*)/.exec(code) ?? [];
    if (kind !== undefined) holder = declared;
    return {
      words: plain
        .replaceAll(/^@\w+.*$|^\s*\w+\(.* → .*$|: `[^`]*` → [^;\n]*/gm, "")
        .replaceAll(/\n(?=- )/g, "\n\n")
        .replaceAll(/(?<!\n)\n(?!\n)/g, " ")
        .trim(),
      value: digits === undefined ? text : Number(digits.replaceAll(",", "")),
      fallback,
      name: declared,
      about: spaced(`${holder} ${declared}`),
      line: lineOfOffset(source, index),
    };
  });
}

/** A time default of 100 or more must be in milliseconds: nobody waits for 250 seconds. */
function wrongUnit(
  location: SourceLocation,
  words: string,
  value: DocComment["value"],
): readonly Problem[] {
  const [unit] = /\b(?:milli)?seconds\b|\bminutes\b|\bhours\b/i.exec(words) ?? [];
  if (typeof value !== "number" || value < 100 || unit === undefined || /^milli/i.test(unit))
    return [];
  return [problem(location, `"${shorten(words)}": ${value} is not in ${unit}.`, "milliseconds")];
}

/** Names of times that HTTP has in seconds. All other times of the client are in milliseconds. */
const IN_SECONDS = /retry-?after|^reset$/i;

function wrongUnitOf(location: SourceLocation, words: string, name: string): readonly Problem[] {
  const [, statedUnit] =
    /^(milliseconds|seconds|minutes)\b|\bin (milliseconds|seconds|minutes)\b/i
      .exec(words)
      ?.filter(Boolean) ?? [];
  const unit = IN_SECONDS.test(name) ? "seconds" : "milliseconds";
  // A docstring without a name may be about what a function reads or returns.
  if (statedUnit === undefined || statedUnit.toLowerCase() === unit || name === "") return [];
  return [
    problem(location, `"${shorten(words)}": ${name} is not in ${statedUnit.toLowerCase()}.`, unit),
  ];
}

/** Checks "day, short month and year" against the object that is the default in code. */
function wrongStyle(
  location: SourceLocation,
  name: string,
  fallback: string,
  source: string,
): readonly Problem[] {
  const [, written = ""] = new RegExp(`function ${name}\\([^{]*?= ({[^}]*})`).exec(source) ?? [];
  const values = Array.from(written.matchAll(/"(\w+)"/g), ([, value = ""]) => value);
  const missing = values.find((value) => value !== "numeric" && !fallback.includes(value));
  if (fallback === "" || missing === undefined) return [];
  return [problem(location, `The default of ${name} is not ${fallback}.`, missing)];
}

function wrongDefault(
  location: SourceLocation,
  name: string,
  value: number | string,
  source: string,
  defaults: Readonly<Record<string, unknown>>,
): readonly Problem[] {
  if (typeof value !== "number") return wrongText(location, name, value, source);
  const assignments = source.matchAll(new RegExp(`\\b${name}\\s*=\\s*([\\d_]+)`, "g"));
  const [written] = Array.from(assignments, ([, digits = ""]) =>
    Number(digits.replaceAll("_", "")),
  );
  const used = written ?? defaults[name];
  if (used === value) return [];
  return [problem(location, `The default of ${name} is not ${value}.`, String(used))];
}

/** Checks a string default against the default of the function's last argument. */
function wrongText(
  location: SourceLocation,
  name: string,
  value: string,
  source: string,
): readonly Problem[] {
  if (value === "") return [];
  const [, written] =
    new RegExp(`function ${name}\\([^{]*?(?:{[^}]*}[^{]*?)?= ("\\w+")`).exec(source) ?? [];
  if (written === undefined || written === value) return [];
  return [problem(location, `The default of ${name} is not ${value}.`, written)];
}

function spaced(names: string): string {
  return names.replaceAll(/([a-z])([A-Z])/g, "$1 $2");
}
