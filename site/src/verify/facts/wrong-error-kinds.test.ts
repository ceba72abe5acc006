import { expect, test } from "vitest";
import { wrongErrorKinds } from "./wrong-error-kinds.ts";

test("reports a row with another kind than that of its one status", () => {
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
])("ignores a row without exactly one status and one kind: %s", (row) => {
  expect(wrongErrorKinds(row)).toEqual([]);
});
