import type { RootContent } from "mdast";
import { addTo } from "../../../../contract/src/base/group-by.ts";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";
import type { PageSection } from "./sections-of.ts";
import { ENGLISH_TO_SPANISH, SPANISH_TO_ENGLISH } from "./spanish-words.ts";

/** Words of one language, and the words of which the other language needs one. */
interface Line {
  readonly said: RegExp;
  readonly needed: RegExp;
  /** The first of the needed words, for messages. */
  readonly nearest: string;
}

/** Lines by the first letters of their words, so that most need not be tried. */
type Lines = ReadonlyMap<string, readonly Line[]>;

/** Only letters of the two languages: a pattern for all letters takes ten times as long. */
const LETTER = "[a-záéíóúüñ]";
const STARTS = new RegExp(`(?<!${LETTER})${LETTER}{2,3}`, "g");

const TO_ORIGINAL = parseLines(SPANISH_TO_ENGLISH);
const TO_TRANSLATION = parseLines(ENGLISH_TO_SPANISH);

/** A word on one side without a counterpart on the other. */
export interface StrangeWord {
  readonly word: string;
  /** A possible translation. */
  readonly missing: string;
  readonly side: "translation" | "original";
}

/** Compares paragraph by paragraph if both have the same number, else the sections as a whole. */
export function strangeWords(section: PageSection, original: PageSection): readonly StrangeWord[] {
  const translatedTexts = sectionTexts(section);
  const originalTexts = sectionTexts(original);
  if (translatedTexts.length !== originalTexts.length)
    return strangeIn(joined(translatedTexts), joined(originalTexts));
  return translatedTexts.flatMap((text, index) => strangeIn(text, originalTexts[index] ?? NONE));
}

function strangeIn(translated: Text, original: Text): readonly StrangeWord[] {
  return [
    ...wordsWithout(TO_ORIGINAL, translated.words, original.all, "translation"),
    ...wordsWithout(TO_TRANSLATION, original.words, translated.all, "original"),
  ];
}

function wordsWithout(
  lines: Lines,
  text: string,
  other: string,
  side: StrangeWord["side"],
): readonly StrangeWord[] {
  const lower = text.toLowerCase();
  const lowerOther = other.toLowerCase();
  const candidates = new Set([...startsIn(lower)].flatMap((start) => lines.get(start) ?? []));
  return [...candidates].flatMap(({ said, needed, nearest }) => {
    const match = said.exec(lower);
    if (!match || needed.test(lowerOther)) return [];
    const word = text.slice(match.index, match.index + match[0].length);
    return [{ word, missing: nearest, side }];
  });
}

interface Text {
  /** Without code, which is the same in every language. */
  readonly words: string;
  readonly all: string;
}

const NONE: Text = { words: "", all: "" };

function joined(texts: readonly Text[]): Text {
  return {
    words: texts.map(({ words }) => words).join(" "),
    all: texts.map(({ all }) => all).join(" "),
  };
}

/** The separate texts of a section: heading, paragraphs, rows, alt texts and captions. */
function sectionTexts({ title, nodes }: PageSection): readonly Text[] {
  return [{ words: title, all: title }, ...nodes.flatMap(textsIn)];
}

function textsIn(node: RootContent): readonly Text[] {
  const texts: Text[] = [];
  eachNode(node, (inner) => {
    if (inner.type === "paragraph" || inner.type === "tableRow") {
      const words = nodesOf(inner, "text").map(({ value }) => value);
      const code = nodesOf(inner, "inlineCode").map(({ value }) => value);
      texts.push({ words: words.join(" "), all: [...words, ...code].join(" ") });
      return "skip";
    }
    if (inner.type === "leafDirective" || inner.type === "containerDirective") {
      const { alt, caption } = inner.attributes ?? {};
      for (const text of [alt, caption]) if (text) texts.push({ words: text, all: text });
    }
    return undefined;
  });
  return texts;
}

function parseLines(text: string): Lines {
  const lines = new Map<string, Line[]>();
  for (const row of text.trim().split("\n")) {
    const [said = "", needed = ""] = row.split(" = ");
    const line = { said: anyOf(said), needed: anyOf(needed), nearest: firstOf(needed) };
    const starts = said.split(" ").map((word) => /^[^.-]{2,3}/.exec(word)?.[0] ?? "");
    for (const start of new Set(starts)) addTo(lines, start, line);
  }
  return lines;
}

/** The first two and three letters of each word in a lower-case text, and the ending "n't". */
function startsIn(text: string): ReadonlySet<string> {
  const starts = new Set<string>(text.includes("n't") ? ["n't"] : []);
  for (const [start] of text.matchAll(STARTS)) {
    starts.add(start.slice(0, 2)).add(start);
  }
  return starts;
}

function anyOf(words: string): RegExp {
  const forms = words.split(" ").map((word) => {
    const form = word.replace(/\.$/, "").replaceAll("-", "[ -]");
    // "n't" is the end of a word; all others are the start of one.
    const start = word === "n't" ? "" : `(?<!${LETTER}|_)`;
    return `${start}${form}${word.endsWith(".") ? `(?!${LETTER})` : `${LETTER}*`}`;
  });
  return new RegExp(forms.join("|").toLowerCase());
}

function firstOf(words: string): string {
  return (words.split(" ")[0] ?? "").replace(/\.$/, "").replaceAll("-", " ");
}
