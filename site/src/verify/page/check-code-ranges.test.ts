import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkCodeRanges } from "./check-code-ranges.ts";

const told = (code: string, file = "a.md") =>
  checkCodeRanges(file, parseMarkdown(`\`\`\`ts\n${code}\n\`\`\``), contract).map(
    ({ line, message }) => [line, message],
  );

test.each([
  "limit: 10",
  "{ year: 2027, month: 12 }",
  "limit = 1.5",
  "longest = 100_000",
  "limits: 100",
  "const { status } = await poll({ limit: 100 });\nassert.equal(status, 400);",
])("accepts %s", (code) => {
  expect(told(code)).toEqual([]);
});

test("reports a number outside the limits of its field, in any notation", () => {
  expect(told("const found =\n  { limit: 100 };")).toEqual([[3, "limit is 1 to 50, not 100."]]);
  expect(told('{ "adults": 0 }')).toHaveLength(1);
  expect(told("month=0")).toHaveLength(1);
  expect(told("limit: 400")).toHaveLength(1);
});

test("skips programs for V1.0", () => {
  expect(told("limit: 100", "site/content/docs/1.0/a.md")).toEqual([]);
});
