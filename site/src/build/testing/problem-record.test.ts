import { expect, test } from "vitest";
import { listChanges, parseRecord, printRecord } from "./problem-record.ts";

const record = new Map([
  ["intro.md: Two calls.", ["Did you mean one?", "And this."]],
  ["intro.md: No call.", []],
]);

test("a printed record parses back to itself", () => {
  expect(parseRecord(printRecord(record))).toEqual(record);
});

test("names edits that are new or have other problems, but not removed ones", () => {
  const now = new Map([
    ["intro.md: No call.", ["Refused."]],
    ["intro.md: Three calls.", []],
  ]);
  expect(listChanges(record, now)).toEqual([
    "intro.md: No call.: Refused., was ",
    "intro.md: Three calls.: not recorded yet",
  ]);
});
