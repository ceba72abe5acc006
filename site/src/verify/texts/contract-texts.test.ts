import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { contractTexts } from "./contract-texts.ts";

test("a description beside a reference is that of the field, not of the type", () => {
  const found = contractTexts(contract).filter(({ text }) => text.startsWith("Exactly this day."));
  expect(found.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^[A-Z]\w+\.fixedDate$/),
  ]);
});

test("what is open of a response is read, and what a description tells already is not read twice", () => {
  const texts = contractTexts(contract).map(({ text }) => text);
  for (const { question, advice = "" } of contract.openPoints.values()) {
    const told = texts.filter((text) => text.includes(question) && text.includes(advice));
    expect(told.length, question).toBeGreaterThan(0);
  }
  expect(new Set(texts.filter((text) => text.startsWith("What are the rate limits?"))).size).toBe(
    1,
  );
});
