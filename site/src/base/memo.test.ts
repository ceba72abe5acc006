import { expect, test } from "vitest";
import { createMemo } from "./memo.ts";

test("latest recomputes only when an argument changes", () => {
  const { latest } = createMemo();
  let count = 0;
  const join = (one: object, other: string) => {
    count += 1;
    return `${JSON.stringify(one)}${other}`;
  };
  const one = { a: 1 };
  expect(latest(join, one, "b")).toBe('{"a":1}b');
  expect(latest(join, one, "b")).toBe('{"a":1}b');
  expect(count).toBe(1);
  expect(latest(join, { a: 1 }, "b")).toBe('{"a":1}b');
  expect(latest(join, one, "c")).toBe('{"a":1}c');
  expect(count).toBe(3);
});

test("perText computes once per text", () => {
  const { perText } = createMemo();
  let count = 0;
  const cut = (text: string) => {
    count += 1;
    return { words: text.split(" ") };
  };
  const first = perText(cut)("a b");
  expect(first.words).toEqual(["a", "b"]);
  perText(cut)("c");
  expect(perText(cut)("a b")).toBe(first);
  expect(count).toBe(2);
});

test("different functions with the same arguments share no result", () => {
  const { latest, perText } = createMemo();
  expect([latest(Math.max, 1, 2), latest(Math.min, 1, 2)]).toEqual([2, 1]);
  const lower = (text: string) => text.toLowerCase();
  const upper = (text: string) => text.toUpperCase();
  expect([perText(lower)("a"), perText(upper)("a")]).toEqual(["a", "A"]);
});

test("perObject computes once per object, compared by identity", () => {
  const { perObject } = createMemo();
  let count = 0;
  const read = ({ text }: { readonly text: string }, end: string) => {
    count += 1;
    return text + end;
  };
  const page = { text: "a" };
  expect([perObject(read)(page, "."), perObject(read)(page, ".")]).toEqual(["a.", "a."]);
  expect(count).toBe(1);
  expect(perObject(read)({ ...page }, ".")).toBe("a.");
  expect(count).toBe(2);
});
