import { expect, test } from "vitest";
import { headerList } from "./header-list.ts";

test("joins groups of headers in order and skips undefined ones", () => {
  expect(headerList({ A: "1", B: 2 }, undefined, {}, { C: "3" })).toEqual([
    "A",
    "1",
    "B",
    2,
    "C",
    "3",
  ]);
});
