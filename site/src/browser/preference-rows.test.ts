import { expect, test } from "vitest";
import { preferenceRows, shownValue } from "./preference-rows.ts";

const rows = preferenceRows("from-v1");

test.each([
  ["theme", "light", "light"],
  ["theme", "dark", "dark"],
  ["theme", "system", undefined],
  ["docsVersion", "1.0", "1.0"],
  ["announcement", "from-v1", "closed"],
  ["announcement", "older", undefined],
  ["sampleLanguage", "go", "go"],
  ["wrap", "off", "off"],
  ["server", "production", "production"],
  ["server", "elsewhere", undefined],
])("the choice %s: %s is shown as %s", (name, value, shown) => {
  expect(rows.filter((row) => row.name === name).map((row) => shownValue(row, value))).toEqual([
    shown,
  ]);
});
