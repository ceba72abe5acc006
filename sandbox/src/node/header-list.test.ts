import { expect, test } from "vitest";
import { headerRecord } from "../testing/header-record.ts";
import { headerList, withDefaults } from "./header-list.ts";

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

test("a default is there unless the list has the header", () => {
  const list = headerList({ A: "own" });
  expect(headerRecord(withDefaults(list, { A: "default", B: "default" }))).toEqual({
    A: "own",
    B: "default",
  });
  expect(list).toEqual(["A", "own"]);
});
