import { expect, test } from "vitest";
import { moveInTree, typeAhead } from "./move-in-tree.ts";
import { idOf, rowsOf } from "./rows-of.ts";

const ROWS = rowsOf(
  { alpha: { beta: {}, bravo: [1] }, gamma: 1, Golf: [2] },
  new Set([idOf(["alpha"])]),
);
const NAMES = ROWS.map(({ path }) => path.join("."));

test("the rows have the order that the moves below assume", () => {
  expect(NAMES).toEqual(["alpha", "alpha.beta", "alpha.bravo", "gamma", "Golf"]);
});

test.each([
  [0, "ArrowDown", 1],
  [4, "ArrowDown", 4],
  [0, "ArrowUp", 0],
  [2, "Home", 0],
  [2, "End", 4],
  [0, "PageDown", 3],
  [4, "PageUp", 1],
  [0, "ArrowRight", 1],
  [1, "ArrowLeft", 0],
] as const)("from row %i, %s selects row %i", (at, key, to) => {
  expect(moveInTree(ROWS, at, key, 3)).toEqual({ kind: "go", to });
});

test.each([
  [0, "ArrowLeft", "close", ["alpha"]],
  [0, "Enter", "close", ["alpha"]],
  [2, "ArrowRight", "open", ["alpha", "bravo"]],
  [4, " ", "open", ["Golf"]],
] as const)("at row %i, %s triggers %s", (at, key, kind, path) => {
  expect(moveInTree(ROWS, at, key, 3)).toEqual({ kind, ids: [idOf(path)] });
});

test("an asterisk opens the siblings of a row", () => {
  expect(moveInTree(ROWS, 3, "*", 3)).toEqual({ kind: "open", ids: [idOf(["Golf"])] });
});

test.each([
  [1, "ArrowRight"],
  [3, "Enter"],
  [3, "ArrowLeft"],
  [0, "Tab"],
  [9, "ArrowDown"],
] as const)("at row %i, %s does nothing", (at, key) => {
  expect(moveInTree(ROWS, at, key, 3)).toBeUndefined();
});

test("typed letters select the next name that starts with them", () => {
  expect(typeAhead(ROWS, 0, "b")).toBe(1);
  expect(typeAhead(ROWS, 1, "b")).toBe(2);
  expect(typeAhead(ROWS, 2, "br")).toBe(2);
  expect(typeAhead(ROWS, 4, "g")).toBe(3);
  expect(typeAhead(ROWS, 0, "go")).toBe(4);
  expect(typeAhead(ROWS, 0, "x")).toBeUndefined();
  const alike = rowsOf({ stop: 1, stops: 2 }, new Set());
  expect(["s", "st"].map((typed) => typeAhead(alike, 0, typed))).toEqual([1, 0]);
});
