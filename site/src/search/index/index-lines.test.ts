import { expect, test } from "vitest";
import en from "../../../i18n/catalogues/en.ts";
import { named } from "../testing/small-index.ts";
import { buildIndex } from "./build-index.ts";
import { printIndex, readIndexLine } from "./index-lines.ts";

const records = [named("field", "Leg.stopCount", "Lines\nand [brackets]")];
const file = buildIndex("en", records, [], en.search);

test("an index parses as JSON both whole and line by line", () => {
  const text = printIndex(file);
  const plain = JSON.parse(JSON.stringify(file));
  expect(JSON.parse(text)).toEqual(plain);
  expect(text.trimEnd().split("\n").map(readIndexLine)).toEqual(plain);
});
