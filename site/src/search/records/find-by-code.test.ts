import { expect, test } from "vitest";
import { section } from "../testing/small-index.ts";
import { findByCode } from "./find-by-code.ts";

const record = (anchor: string, text: string, code: readonly string[]) => ({
  ...section(anchor, anchor, text),
  code,
});
const hiddenIn = (records: ReturnType<typeof findByCode>) => records.map(({ hidden }) => hidden);

test("indexes a word that only code has, but not one that prose has", () => {
  const found = findByCode([
    record("wait", "Wait a second.", ["setTimeout", "second"]),
    record("loop", "A loop.", ["wait"]),
  ]);
  expect(hiddenIn(found)).toEqual([" settimeout", undefined]);
});

test("ignores a code word found in more than three records", () => {
  const found = findByCode(["a", "b", "c", "d"].map((anchor) => record(anchor, "", ["stringify"])));
  expect(hiddenIn(found)).toEqual([undefined, undefined, undefined, undefined]);
  const three = findByCode(["a", "b", "c"].map((anchor) => record(anchor, "", ["stringify"])));
  expect(hiddenIn(three)).toEqual([" stringify", " stringify", " stringify"]);
});
