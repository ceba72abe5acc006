import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { claimsOf } from "./claims-of.ts";

const textsOf = (...lines: readonly string[]) =>
  claimsOf(parseMarkdown(lines.join("\n"))).map(({ text }) => text);

test("a row is told as a whole, and below a head that says what it is about by itself", () => {
  expect(
    textsOf("| Topic | V1.0 | In 3.0 |", "| --- | --- | --- |", "| Ids | numbers | text |"),
  ).toEqual([
    "Topic | V1.0 | In 3.0",
    "Ids | numbers | text",
    "Ids, in V1.0: numbers",
    "Ids, in 3.0: text",
  ]);
  expect(
    textsOf("| Place | Live | Note |", "| --- | --- | --- |", "| country | no | two letters |"),
  ).toEqual(["Place | Live | Note", "country | no | two letters", "country, Live: no"]);
});

test("what stands in the first column of a table of mistakes is claimed by nobody", () => {
  const [, row] = textsOf("| Mistake | Do this |", "| --- | --- |", "| guess a price | ask |");
  expect(row).toBe("ask");
});

test("the other cells of a table of mistakes are claims of their own", () => {
  const [, , ...cells] = textsOf(
    "| Mistake | Why | Do |",
    "| - | - | - |",
    "| guess | it's old | ask |",
  );
  expect(cells).toEqual(["it's old", "ask"]);
});

test("a comment is told with the code before it", () => {
  expect(textsOf("```ts", "const PAUSE = 1_000; // milliseconds", "```")).toEqual([
    "const PAUSE = 1_000; milliseconds",
  ]);
});
