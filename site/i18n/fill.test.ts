import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("each value is put in its place", () => {
  expect(fill("{count} pages of {label}", { count: 3, label: "Geo" })).toBe("3 pages of Geo");
});

test("a placeholder that has no value is named", () => {
  expect(() => fill("© {brand}", {})).toThrow('No value for {brand} in "© {brand}"');
});
