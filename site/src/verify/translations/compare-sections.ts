import type { Code, Root, RootContent } from "mdast";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";
import { PROGRAM_LANGUAGES } from "../../markdown/program-languages.ts";
import { sectionsOf } from "./sections-of.ts";

/** The parts of a section that are the same in every language. */
interface Section {
  readonly anchor: string;
  readonly line: number;
  /** Its blocks in order: "a table of 3 rows and 5 columns", "::fields schema=LiveQuery". */
  readonly blocks: readonly string[];
  readonly names: readonly string[];
  readonly numbers: readonly string[];
}

/** A section of a translation with a different structure than its original. */
export interface SectionDifference {
  readonly anchor: string;
  readonly line: number;
  /** What only the translation, and what only the original has: "a list of 3", "8". */
  readonly own: readonly string[];
  readonly original: readonly string[];
}

/**
 * Finds sections of a translation with different anchors, directives, tables, lists, programs,
 * names or numbers. If the order of the sections differs, only the first such section.
 */
export function compareSections(tree: Root, original: Root): readonly SectionDifference[] {
  const translatedSections = comparedSections(tree, TRANSLATED_WORDS);
  const theirs = comparedSections(original, ORIGINAL_WORDS);
  const order = theirs.findIndex(
    ({ anchor }, index) => translatedSections[index]?.anchor !== anchor,
  );
  if (order >= 0 || translatedSections.length > theirs.length) {
    const index = order >= 0 ? order : theirs.length;
    const { anchor = "", line = translatedSections.at(-1)?.line ?? 1 } =
      translatedSections[index] ?? {};
    const describeSection = (section?: Section) =>
      section ? [`the section "${section.anchor}"`] : [];
    return [
      {
        anchor,
        line,
        own: describeSection(translatedSections[index]),
        original: describeSection(theirs[index]),
      },
    ];
  }
  return translatedSections.flatMap((section, index) => {
    const other = theirs[index];
    return other ? differencesOf(section, other) : [];
  });
}

function differencesOf(own: Section, theirs: Section): readonly SectionDifference[] {
  const kinds = ["blocks", "names", "numbers"] as const;
  const extra = kinds.flatMap((kind) => without(own[kind], theirs[kind]));
  const missing = kinds.flatMap((kind) => without(theirs[kind], own[kind]));
  if (extra.length === 0 && missing.length === 0) return [];
  return [{ anchor: own.anchor, line: own.line, own: extra, original: missing }];
}

function comparedSections(tree: Root, words: CountedWords): readonly Section[] {
  return sectionsOf(tree).map(({ anchor, line, nodes }) => ({
    anchor,
    line,
    blocks: nodes.flatMap(blocksOf),
    names: nodes.flatMap(inlineCode),
    numbers: nodes.flatMap((node) => numbersOf(node, words)),
  }));
}

function blocksOf(node: RootContent): readonly string[] {
  const blocks: string[] = [];
  eachNode(node, (inner) => {
    if (inner.type === "paragraph") blocks.push("a paragraph");
    if (inner.type === "table") {
      blocks.push(
        `a table of ${inner.children.length} rows and ${inner.children[0]?.children.length} columns`,
      );
    }
    if (inner.type === "list") blocks.push(`a list of ${inner.children.length}`);
    if (inner.type === "code") {
      blocks.push(`a ${inner.lang} block ${fileOf(inner)}`.trim());
      blocks.push(...codeOf(inner).map((line) => `a line of code ${line}`));
    }
    if (inner.type === "link") blocks.push(`a link to ${inner.url}`);
    if (inner.type === "leafDirective" || inner.type === "containerDirective") {
      const { alt, caption, left, right, src, ...facts } = inner.attributes ?? {};
      const drawn = src ? { src: src.replace(/-[a-z]{2}$/, "") } : {};
      const attributes = Object.entries({ ...facts, ...drawn }).map(
        ([key, value]) => `${key}=${value}`,
      );
      blocks.push([`::${inner.name}`, ...attributes].join(" "));
    }
  });
  return blocks;
}

/**
 * The lines of a program without its prose, which is comments and strings that aren't names, and
 * without the culture it requests: a translation may request that of its readers.
 */
function codeOf({ value, lang }: Code): readonly string[] {
  if (!SAME_CODE.has(lang ?? "")) return [];
  const code = value
    .replace(/"""[\s\S]*?"""|\/\*[\s\S]*?\*\//g, "")
    .replace(/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g, (text, quote, inner: string) =>
      /^[\w./:%-]+$/.test(inner) ? text : quote + quote,
    )
    .replace(/(^|\s)(?:\/\/|#)[^\n]*/g, "$1")
    .replace(/"[a-z]{2}-[A-Z]{2}"/g, '""')
    .replace(/\b(market|currency)("?: )"[A-Z]{2,3}"/g, '$1$2""');
  return code.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
}

const SAME_CODE = new Set([...PROGRAM_LANGUAGES, "http", "json"]);

/** The title of a block if it is a file name. A title with a space is prose. */
function fileOf({ meta }: Code): string {
  return /title="([^" ]*)"/.exec(meta ?? "")?.[1] ?? "";
}

function inlineCode(node: RootContent): readonly string[] {
  return nodesOf(node, "inlineCode").map(({ value }) => value);
}

/**
 * Digits without separators, and number words from three to ten: "two" can be "both" in another
 * language.
 */
function numbersOf(node: RootContent, words: CountedWords): readonly string[] {
  const numbers: string[] = [];
  for (const { value } of nodesOf(node, "text")) {
    for (const [number] of value.matchAll(/\d+(?:[.,]\d+)*/g))
      numbers.push(number.replace(/\D/g, ""));
    for (const [word] of value.toLowerCase().matchAll(/\p{L}+/gu)) {
      const counted = words.get(word);
      if (counted !== undefined) numbers.push(counted);
    }
  }
  return numbers;
}

/** A number word of a language → the original's: "diez" → "ten". */
type CountedWords = ReadonlyMap<string, string>;

/** Words that must occur equally often in every language: the original's word first. */
const WORDS: readonly (readonly [string, ...string[]])[] = [
  ["three", "tres"],
  ["four", "cuatro"],
  ["five", "cinco"],
  ["six", "seis"],
  ["seven", "siete"],
  ["eight", "ocho"],
  ["nine", "nueve"],
  ["ten", "diez"],
];
const ORIGINAL_WORDS: CountedWords = new Map(WORDS.map(([word]) => [word, word]));
// Without the original's words: "ten" is a verb in Spanish.
const TRANSLATED_WORDS: CountedWords = new Map(
  WORDS.flatMap(([original, ...words]) => words.map((word) => [word, original] as const)),
);

function without(items: readonly string[], others: readonly string[]): readonly string[] {
  const remaining = [...others];
  return items.filter((item) => {
    const index = remaining.indexOf(item);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}
