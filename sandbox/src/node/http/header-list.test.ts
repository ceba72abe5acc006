import { expect, test } from "vitest";
import { headerList } from "./header-list.ts";

test("groups follow one another, and none is no header", () => {
  expect(headerList({ A: "1", B: 2 }, undefined, {}, { C: "3" })).toEqual([
    "A",
    "1",
    "B",
    2,
    "C",
    "3",
  ]);
});
