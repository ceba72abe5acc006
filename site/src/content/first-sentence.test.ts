import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

test.each([
  ["The name. It may be empty.", "The name."],
  ["As V1.0 wrote it. Gone since.", "As V1.0 wrote it."],
  ["Which one?\nThe first.", "Which one?"],
  ["A sentence over\ntwo lines. Another.", "A sentence over\ntwo lines."],
  ["No mark at its end", "No mark at its end"],
])("the first sentence of %j is %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
