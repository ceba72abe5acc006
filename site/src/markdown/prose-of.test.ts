import { expect, test } from "vitest";
import { parseMarkdown } from "./parse-markdown.ts";
import { plainProse, proseOf } from "./prose-of.ts";

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

test("a line break is a space, and a code block is silent", () => {
  expect(proseOf(parseMarkdown("One\\\ntwo.\n\n```text\ncode\n```\n\nThree."))).toBe(
    "One two. Three.",
  );
});

test("of a text of the contract, links and bold keep their words alone", () => {
  expect(plainProse("See [the **first**\nguide](/docs/a) and **`legs`**. ")).toBe(
    "See the first guide and `legs`.",
  );
});
