import { expect, test } from "vitest";
import { firstOpen, idOf, rowsOf } from "./rows-of.ts";

const BODY = { a: 1, b: { c: [true, null], d: {} }, e: [] };

test("lists members of open branches as rows, with level, position and size", () => {
  const rows = rowsOf(BODY, new Set([idOf(["b"]), idOf(["b", "c"])]));
  expect(
    rows.map(({ path, level, position, size }) => [path.join("."), level, position, size]),
  ).toEqual([
    ["a", 1, 1, 3],
    ["b", 1, 2, 3],
    ["b.c", 2, 1, 2],
    ["b.c.0", 3, 1, 2],
    ["b.c.1", 3, 2, 2],
    ["b.d", 2, 2, 2],
    ["e", 1, 3, 3],
  ]);
  expect(rows.map(({ isOpen }) => isOpen)).toEqual([
    undefined,
    true,
    true,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("an open branch inside a closed one has no rows", () => {
  expect(rowsOf(BODY, new Set([idOf(["b", "c"])]))).toHaveLength(3);
});

test("rows with names that look alike have different ids", () => {
  const ids = rowsOf({ "0": 1, "a.b": 1, a: { b: 1 } }, new Set([idOf(["a"])])).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a plain value or an empty object has no rows", () => {
  expect([rowsOf(1, new Set()), rowsOf(null, new Set()), rowsOf({}, new Set())]).toEqual([
    [],
    [],
    [],
  ]);
});

test("opens a branch of twelve at first, but not one of thirteen", () => {
  const of = (count: number) => Array(count).fill(1);
  expect([...firstOpen({ twelve: of(12), thirteen: of(13) })]).toEqual([idOf(["twelve"])]);
});

test("opens short upper branches at first, but not long or deep ones", () => {
  const long = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`k${n}`, 1]));
  const open = firstOpen({ a: { b: { c: { d: 1 } }, long }, long });
  expect([...open]).toEqual([["a"], ["a", "b"]].map(idOf));
});
