import { expect, test } from "vitest";
import { indexOf, named, section } from "../testing/small-index.ts";
import { correctWords } from "./correct-words.ts";

const index = indexOf([
  section("carriers", "Carriers", "The operating carrier flies; a carrier has a name."),
  section("reach", "Reach", "Carry the results as far as they reach, which is far."),
  named("field", "Leg.stopCount", "How many stops there are."),
  section("location", "Location", "Rotate a location."),
  section("start", "Padstart", "An itinerary, padded at its start."),
]);

/** What is looked up of what was typed. */
const meant = (typed: string) =>
  correctWords(index, typed).contentWords.map(({ written }) => written);

test.each([
  ["a letter too few", "operating carier", ["operating", "carrier"]],
  ["a letter too many", "operatting carrier", ["operating", "carrier"]],
  ["two letters changed round", "opreating carrier", ["operating", "carrier"]],
  ["another vowel", "operating carriar", ["operating", "carrier"]],
  ["in a word that says nothing", "wich carrier", ["carrier"]],
  ["in a name", "what is stopCont", ["stopcount"]],
])("a word is read as it was meant: %s", (_, typed, words) => {
  expect(meant(typed)).toEqual(words);
});

test("of two words as near, the one said more often is meant, in whatever order they stand", () => {
  const meantAmong = (...said: readonly string[]) => {
    const sections = said.map((word, at) => section(`${at}`, "Other", `A ${word} of it.`));
    return correctWords(indexOf(sections), "whose parter").contentWords.at(-1)?.written;
  };
  expect(meantAmong("partner", "porter", "porter")).toBe("porter");
  expect(meantAmong("partner", "partner", "porter")).toBe("partner");
});

test("a word that is known, begun or another word stays", () => {
  expect(meant("operat carrier")).toEqual(["operat", "carrier"]);
  expect(meant("react carrier")).toEqual(["react", "carrier"]);
  expect(meant("rotation carrier")).toEqual(["rotation", "carrier"]);
  expect(meant("name 4291")).toEqual(["name", "4291"]);
});

test("while the prose is still to come, every word stays", () => {
  const { contentWords } = correctWords({ ...index, isPart: true }, "operating carier");
  expect(contentWords.map(({ written }) => written)).toEqual(["operating", "carier"]);
});

test("a word by itself stays, as it may be any name", () => {
  expect(meant("carier")).toEqual(["carier"]);
});

test("a long word that nothing is nearer to may have three mistakes in vowels and order", () => {
  expect(meant("iternary")).toEqual(["itinerary"]);
  expect(meant("carrier iternary")).toEqual(["carrier", "itinerary"]);
  expect(meant("passport")).toEqual(["passport"]);
});
