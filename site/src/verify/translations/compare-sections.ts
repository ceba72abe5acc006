import type { Code, Root, RootContent } from "mdast";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";
import { sectionsOf } from "./sections-of.ts";

/** What a section has that every language has alike. */
interface Section {
  readonly anchor: string;
  readonly line: number;
  /** What stands in it, in order: "table 3 × 5", "::fields LiveQuery", "ts search.mts". */
  readonly blocks: readonly string[];
  readonly names: readonly string[];
  readonly numbers: readonly string[];
}

/** A section of a translation that is not built like its original's. */
export interface SectionDifference {
  readonly anchor: string;
  readonly line: number;
  /** What only the translation has, and what only its original has: "a table of 3 rows", "8". */
  readonly own: readonly string[];
  readonly original: readonly string[];
}

/**
 * Sections of a translation with other anchors, directives, tables, lists and programs, or with other
 * names and numbers in them. Where the order of the sections differs, the first one that does.
 */
export function compareSections(tree: Root, original: Root): readonly SectionDifference[] {
  const own = comparedSections(tree, TRANSLATED_WORDS);
  const theirs = comparedSections(original, ORIGINAL_WORDS);
  const order = theirs.findIndex(({ anchor }, index) => own[index]?.anchor !== anchor);
  if (order >= 0 || own.length > theirs.length) {
    const index = order >= 0 ? order : theirs.length;
    const { anchor = "", line = own.at(-1)?.line ?? 1 } = own[index] ?? {};
    const named = (section?: Section) => (section ? [`the section "${section.anchor}"`] : []);
    return [{ anchor, line, own: named(own[index]), original: named(theirs[index]) }];
  }
  return own.flatMap((section, index) => {
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
    names: nodes.flatMap(namesOf),
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
 * The lines of a program without its words, which are comments and texts that are no name, and
 * without the culture that it asks for: a translation may ask for that of its readers.
 */
function codeOf({ value, lang }: Code): readonly string[] {
  if (!PROGRAMS.has(lang ?? "")) return [];
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

const PROGRAMS = new Set(["ts", "js", "python", "bash", "http", "json"]);

/** A title with a space in it is words. */
function fileOf({ meta }: Code): string {
  return /title="([^" ]*)"/.exec(meta ?? "")?.[1] ?? "";
}

function namesOf(node: RootContent): readonly string[] {
  return nodesOf(node, "inlineCode").map(({ value }) => value);
}

/**
 * Digits, whatever separates them; and words from three to ten, since "two" is "both" in another
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

/** A word of one language → the original's: "diez" → "ten". */
type CountedWords = ReadonlyMap<string, string>;

/** What has to be said as often in every language: the original's word first. */
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
// Apart from the original's: "ten" is a verb in Spanish.
const TRANSLATED_WORDS: CountedWords = new Map(
  WORDS.flatMap(([original, ...words]) => words.map((word) => [word, original] as const)),
);

function without(items: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return items.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
