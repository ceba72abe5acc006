import { expect, test } from "vitest";
import { claimsLast } from "./claims-last.ts";

const file = "site/content/docs/intro.md";

test("of one line the check that knows more is told, and the other claims come last", () => {
  const misspelt = { file, line: 3, message: 'Unknown directive "::feilds".', nearest: "fields" };
  const claims = [
    { file, line: 3, message: "Nobody is listed." },
    { file, line: 4, message: "Nobody is listed." },
    { file: "site/content/docs/index.md", line: 3, message: "Nobody is listed." },
  ];
  expect(claimsLast([misspelt], claims)).toEqual([misspelt, claims[1], claims[2]]);
});
