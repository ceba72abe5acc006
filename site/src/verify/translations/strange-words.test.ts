import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { sectionsOf } from "./sections-of.ts";
import { SPANISH_TO_ENGLISH } from "./spanish-words.ts";
import { strangeWords } from "./strange-words.ts";

const strangeIn = (translated: string, original: string) => {
  const [own] = sectionsOf(parseMarkdown(translated));
  const [theirs] = sectionsOf(parseMarkdown(original));
  if (!own || !theirs) throw new Error("A page has a beginning.");
  return strangeWords(own, theirs).map(({ word, missing, side }) => `${side}: ${word}/${missing}`);
};

test.each([
  ["Son opcionales.", "They are optional."],
  ["La clave jamás sale de tu servidor.", "The key never leaves your server."],
  ["Usa `market` de la lista.", "Use `market` from the list."],
  ["La ida.", "The one-way."],
  ["La ida.", "The one way."],
  ["Envía los adultos.", "Send `adults`."],
  ["| no | `id` |\n| --- | --- |\n| no | sí |", "| none | `id` |\n| --- | --- |\n| no | yes |"],
])("accepts an equivalent translation: %s", (translated, original) => {
  expect(strangeIn(translated, original)).toEqual([]);
});

test.each([
  [
    "Son obligatorios.",
    "They are optional.",
    ["translation: obligatorios/required", "original: optional/opcional"],
  ],
  ["La clave sale de tu servidor.", "The key never leaves your server.", ["original: never/no"]],
  [
    "Del más cercano al más lejano.",
    "In no order.",
    ["translation: cercano/near", "translation: lejano/far", "original: no/no"],
  ],
])("reports a word that the other side lacks: %s", (translated, original, found) => {
  expect(strangeIn(translated, original)).toEqual(found);
});

test("compares each paragraph with the one in its place", () => {
  const found = strangeIn("Sin clave.\n\nUna ciudad.", "Without a key.\n\nA country.");
  expect(found).toEqual(["translation: ciudad/city", "original: country/país"]);
});

test("compares a section with another number of paragraphs as a whole", () => {
  expect(strangeIn("Sin clave.\n\nUna ciudad.", "Without a key. A city.")).toEqual([]);
  expect(strangeIn("Sin clave. Una ciudad.", "Without a key.\n\nA city.")).toEqual([]);
});

const lines = SPANISH_TO_ENGLISH.trim().split("\n");

test.each(lines)("reports a word of the line %j in a text without its translation", (line) => {
  const [word = ""] = line.split(" ");
  const written = word.replace(/\.$/, "").replaceAll("-", " ");
  expect(strangeIn(`${written}.`, "Zzz.")).toContainEqual(
    expect.stringMatching(new RegExp(`^translation: ${written}/`, "i")),
  );
});

test("compares the texts of drawings, the ending n't and headings", () => {
  expect(
    strangeIn(
      '::figure{src="a" alt="Uno" caption="Una ciudad."}',
      '::figure{src="a" alt="One" caption="A country."}',
    ),
  ).toEqual(["translation: ciudad/city", "original: country/país"]);
  expect(strangeIn("Sale de ahí.", "It isn't there.")).toEqual(["original: n't/no"]);
  const [, own] = sectionsOf(parseMarkdown("## Una ciudad"));
  const [, theirs] = sectionsOf(parseMarkdown("## A country"));
  expect(own && theirs && strangeWords(own, theirs)).toHaveLength(2);
});

test("compares each row of a table with its row, and texts around a block", () => {
  const table = (...rows: readonly string[]) => ["| A |", "| - |", ...rows].join("\n");
  const found = ["translation: ciudad/city", "original: country/país"];
  expect(strangeIn(table("| Una ciudad |"), table("| A country |"))).toEqual(found);
  const drawn = (text: string) => `::figure{src="a" alt="${text}" caption="Z"}`;
  expect(strangeIn(drawn("Una ciudad"), drawn("A country"))).toEqual(found);
});

test("ignores a part of a name in code", () => {
  expect(strangeIn("No sale.", "It leaves `is_not_it`.")).toEqual(["translation: No/not"]);
});
