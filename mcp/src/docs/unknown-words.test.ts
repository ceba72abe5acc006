import { expect, test } from "vitest";
import { indexOf, named, section } from "../../../site/src/search/testing/small-index.ts";
import { unknownWords } from "./unknown-words.ts";

const index = indexOf(
  [
    section("limits", "Rate limits", "Calls are counted. Wait a second."),
    named("field", "PricingItem.deepLink", "Leads to the shop."),
    named("field", "Leg.stopCount"),
  ],
  [
    {
      means: ["deepLink"],
      words: [],
      said: new Map([["en", ["checkout"]]]),
      source: { file: "synonyms.yaml", line: 1 },
    },
  ],
);
const unknown = (query: string) => unknownWords(index, query);

test("a query of words that pages use has no unknown words", () => {
  const none = {
    words: [],
    isEveryWordUnknown: false,
    isEveryWordAbsent: false,
    knownButAbsent: [],
  };
  expect(unknown("rate limits")).toEqual(none);
  expect(unknown("the limits")).toEqual(none);
  expect(unknown("")).toEqual(none);
});

test("returns unknown words as they were typed, and whether all words are unknown", () => {
  expect(unknown("Webhooks limits")).toMatchObject({
    words: ["Webhooks"],
    isEveryWordUnknown: false,
    isEveryWordAbsent: false,
  });
  expect(unknown("Webhooks baggage")).toMatchObject({
    words: ["Webhooks", "baggage"],
    isEveryWordUnknown: true,
    isEveryWordAbsent: true,
  });
});

test("a word with a synonym on the pages is absent rather than unknown", () => {
  expect(unknown("checkout")).toEqual({
    words: [],
    isEveryWordUnknown: false,
    isEveryWordAbsent: true,
    knownButAbsent: ["checkout"],
  });
  expect(unknown("checkout limits")).toMatchObject({
    isEveryWordAbsent: false,
    knownButAbsent: ["checkout"],
  });
  expect(unknown("checkout webhooks")).toMatchObject({
    words: ["webhooks"],
    isEveryWordUnknown: false,
    isEveryWordAbsent: true,
    knownButAbsent: ["checkout"],
  });
});

test("accepts a misspelt name on its own, but only an exact one among other words", () => {
  expect(unknown("stopCuont").words).toEqual([]);
  expect(unknown("stop cuont").words).toContain("cuont");
  expect(unknown("stopCount limits").words).toEqual([]);
  expect(unknown("stopCuont limits").words).toEqual(["stopCuont"]);
});
