import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { contractTexts } from "./contract-texts.ts";

test("a description beside a reference is that of the field, not of the type", () => {
  const found = contractTexts(contract).filter(({ text }) => text.startsWith("Exactly this day."));
  expect(found.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^[A-Z]\w+\.fixedDate$/),
  ]);
});
