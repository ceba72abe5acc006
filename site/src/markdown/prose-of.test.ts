import { expect, test } from "vitest";
import { parseMarkdown } from "./parse-markdown.ts";
import { plainProse, proseOf } from "./prose-of.ts";

test("joins table rows with semicolons, or as sentences if they are sentences", () => {
  const prose = (...rows: readonly string[]) =>
    proseOf(parseMarkdown(["| Term | Meaning |", "| --- | --- |", ...rows].join("\n")));
  expect(prose("| Call | a request |", "| Poll | another |")).toBe(
    "Call · a request; Poll · another",
  );
  expect(prose("| Call | A request. |", "| `status` | Its state. |")).toBe(
    "Call · A request. `status` · Its state.",
  );
});

test("turns a line break into a space and drops a code block", () => {
  expect(proseOf(parseMarkdown("One\\\ntwo.\n\n```text\ncode\n```\n\nThree."))).toBe(
    "One two. Three.",
  );
});

test("reduces links and bold in contract text to their words", () => {
  expect(plainProse("See [the **first**\nguide](/docs/a) and **`legs`**. ")).toBe(
    "See the first guide and `legs`.",
  );
});
