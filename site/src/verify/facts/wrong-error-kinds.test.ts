import { expect, test } from "vitest";
import { wrongErrorKinds } from "./wrong-error-kinds.ts";

test("a row with one status has the kind of it", () => {
  expect(wrongErrorKinds("too many calls | 429 | limit")).toEqual([]);
  expect(wrongErrorKinds("too many calls | 429 | server")).toEqual([
    { said: "server", right: "limit" },
  ]);
});

test.each([
  "too many calls | 429",
  "429 | server | network",
  "429 | 400 | server",
  "error 429 | input",
])("a row with other than one of each is let be: %s", (row) => {
  expect(wrongErrorKinds(row)).toEqual([]);
});
