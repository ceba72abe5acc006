import { expect, test } from "vitest";
import { parseMarkdown } from "./parse-markdown.ts";
import { proseOf } from "./prose-of.ts";

test("rows of a table follow each other like what they are: sentences, or parts of one", () => {
  const prose = (...rows: readonly string[]) =>
    proseOf(parseMarkdown(["| Term | Meaning |", "| --- | --- |", ...rows].join("\n")));
  expect(prose("| Call | a request |", "| Poll | another |")).toBe(
    "Call · a request; Poll · another",
  );
  expect(prose("| Call | A request. |", "| `status` | Its state. |")).toBe(
    "Call · A request. `status` · Its state.",
  );
});
