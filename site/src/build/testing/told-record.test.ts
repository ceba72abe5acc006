import { expect, test } from "vitest";
import { changedIn, parseRecord, printRecord } from "./told-record.ts";

const record = new Map([
  ["intro.md: Two calls.", ["Did you mean one?", "And this."]],
  ["intro.md: No call.", []],
]);

test("a record is read as it was printed", () => {
  expect(parseRecord(printRecord(record))).toEqual(record);
});

test("an edit that is told something else, or is new, is named; one that is gone is not", () => {
  const now = new Map([
    ["intro.md: No call.", ["Refused."]],
    ["intro.md: Three calls.", []],
  ]);
  expect(changedIn(record, now)).toEqual([
    "intro.md: No call.: Refused., was ",
    "intro.md: Three calls.: not recorded yet",
  ]);
});
