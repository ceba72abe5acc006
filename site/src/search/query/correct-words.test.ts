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
])("corrects a misspelled word: %s", (_, typed, words) => {
  expect(meant(typed)).toEqual(words);
});

test("of two equally near words, prefers the more frequent one, in any order", () => {
  const meantAmong = (...said: readonly string[]) => {
    const sections = said.map((word, at) => section(`${at}`, "Other", `A ${word} of it.`));
    return correctWords(indexOf(sections), "whose parter").contentWords.at(-1)?.written;
  };
  expect(meantAmong("partner", "porter", "porter")).toBe("porter");
  expect(meantAmong("partner", "partner", "porter")).toBe("partner");
});

test("leaves known words, prefixes and different words unchanged", () => {
  expect(meant("operat carrier")).toEqual(["operat", "carrier"]);
  expect(meant("react carrier")).toEqual(["react", "carrier"]);
  expect(meant("rotation carrier")).toEqual(["rotation", "carrier"]);
  expect(meant("name 4291")).toEqual(["name", "4291"]);
});

test("corrects a word that another word contains, and each time it is written", () => {
  expect(meant("recarier carier")).toEqual(["recarier", "carrier"]);
  expect(meant("carier or carier")).toEqual(["carrier", "carrier"]);
});

test("corrects nothing until the prose is loaded", () => {
  const { contentWords } = correctWords({ ...index, isPart: true }, "operating carier");
  expect(contentWords.map(({ written }) => written)).toEqual(["operating", "carier"]);
});

test("leaves a single word unchanged, as it may be any name", () => {
  expect(meant("carier")).toEqual(["carier"]);
});

test("allows three mistakes in vowels and order in a long word without a nearer match", () => {
  expect(meant("iternary")).toEqual(["itinerary"]);
  expect(meant("carrier iternary")).toEqual(["carrier", "itinerary"]);
  expect(meant("passport")).toEqual(["passport"]);
});
