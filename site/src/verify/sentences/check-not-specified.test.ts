import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkNotSpecified } from "./check-not-specified.ts";

const linesOf = (text: string) =>
  checkNotSpecified("a.md", parseMarkdown(text)).map(({ line }) => line);

test("accepts advice in the sentence, after it, in the row or by the sandbox", () => {
  expect(linesOf("The order is not specified: sort the list yourself.")).toEqual([]);
  expect(linesOf("The order is not specified. Sort the list yourself.")).toEqual([]);
  expect(linesOf("Sort the list, because its order isn't specified.")).toEqual([]);
  expect(linesOf("| A | B |\n| --- | --- |\n| not specified | sort it yourself |")).toEqual([]);
  expect(linesOf("What is not specified:\n\n- The order. Sort it.")).toEqual([]);
  expect(linesOf('It is not specified.\n\n::register{only="list-order"}')).toEqual([]);
  expect(linesOf("## What is not specified\n\n- **The order.** Sort it.")).toEqual([]);
  expect(linesOf("No está especificado; ordena tú la lista.")).toEqual([]);
});

test("reports the line of a block without advice", () => {
  expect(linesOf("Fine.\n\nThe order of the list is not specified.")).toEqual([3]);
  expect(linesOf("The order of the list isn't specified.")).toEqual([1]);
  expect(linesOf("The order isn't specified, because it never was.")).toEqual([1]);
  expect(linesOf("- The order is not specified.\n- The end.")).toEqual([1]);
  expect(linesOf("| A | B |\n| --- | --- |\n| the order | not specified |")).toEqual([3]);
  const row = "| the order isn't specified | it was never specified, it isn't specified |";
  expect(linesOf(`| A | B |\n| --- | --- |\n${row}`)).toEqual([3]);
  expect(linesOf("El orden no está especificado.")).toEqual([1]);
});
