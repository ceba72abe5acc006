import { expect, test } from "vitest";
import { WORDS_OF_ADVICE } from "../../../../contract/specification/words-of-advice.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { checkOpenAdvice } from "./check-open-advice.ts";

const advised = (id: string, advice: string) => {
  const point = contract.openPoints.get(id);
  if (!point) throw new Error(`There is no "${id}".`);
  const openPoints = new Map([...contract.openPoints, [id, { ...point, advice }]]);
  return checkOpenAdvice({ ...contract, openPoints }).map(({ message }) => message);
};

test.each([
  ["omitted", "Go on showing the results; keep them until there are new ones."],
  ["unused-key", "Leave the key out."],
  ["grouping-default", "Always specify the groupings that you read."],
  ["stats", "Do the counting yourself."],
])("accepts the advice on %s: %j", (id, advice) => {
  expect(advised(id, advice)).toEqual([]);
});

test.each([
  ["omitted", "Clear the results you have.", 'lacks "keep"'],
  ["unused-key", "Send yours, too.", 'lacks "not"'],
  ["error-details", "Show them to travellers, and keep them in your logs.", 'says "show them"'],
])("rejects the advice on %s: %j", (id, advice, fault) => {
  expect(advised(id, advice)).toContain(`The advice on ${id} ${fault}: "${advice}"`);
});

test("each open point with advice has words, and all words belong to one", () => {
  const points = [...contract.openPoints.values()].filter(({ advice }) => advice);
  expect(points.map(({ id }) => id).sort()).toEqual(WORDS_OF_ADVICE.map(({ name }) => name).sort());
});
