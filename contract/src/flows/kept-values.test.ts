import { expect, test } from "vitest";
import { placeholdersIn, replaceKept } from "./kept-values.ts";

test.each([
  ["$token", "<token>"],
  ["a $token", "a $token"],
  ["$token/a", "$token/a"],
  ["$", "$"],
  [
    { a: ["$b", { $c: "$d" }], e: 1 },
    { a: ["<b>", { $c: "<d>" }], e: 1 },
  ],
  [null, null],
])("%j with its placeholders replaced is %j", (value, replaced) => {
  expect(replaceKept(value, (name) => `<${name}>`)).toEqual(replaced);
});

test("a replacement retains its own type", () => {
  expect(replaceKept(["$a"], () => 5)).toEqual([5]);
});

test("lists each placeholder in a value once, in order", () => {
  expect(placeholdersIn({ a: "$b", c: ["$d", "$b", "e $f"] })).toEqual(["b", "d"]);
  expect(placeholdersIn("none")).toEqual([]);
});
