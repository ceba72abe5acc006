import { expect, test } from "vitest";
import { fill, fillCount } from "./fill.ts";

test("replaces each placeholder with its value", () => {
  expect(fill("{count} pages of {label}", { count: 3, label: "Geo" })).toBe("3 pages of Geo");
});

test("throws for a placeholder without a value and names it", () => {
  expect(() => fill("© {brand}", {})).toThrow('No value for {brand} in "© {brand}"');
});

test.each([
  [0, "0 polls of Geo"],
  [1, "1 poll of Geo"],
  [2, "2 polls of Geo"],
])("a count of %i takes its own form", (count, text) => {
  const forms = { one: "{count} poll of {name}", other: "{count} polls of {name}" };
  expect(fillCount(forms, count, { name: "Geo" })).toBe(text);
});
