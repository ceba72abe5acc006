import { expect, test } from "vitest";
import { createKeptWork } from "./kept-work.ts";

test("work is done again when an argument is another one", () => {
  const { last } = createKeptWork();
  let count = 0;
  const join = (one: object, other: string) => {
    count += 1;
    return `${JSON.stringify(one)}${other}`;
  };
  const one = { a: 1 };
  expect(last(join, one, "b")).toBe('{"a":1}b');
  expect(last(join, one, "b")).toBe('{"a":1}b');
  expect(count).toBe(1);
  expect(last(join, { a: 1 }, "b")).toBe('{"a":1}b');
  expect(last(join, one, "c")).toBe('{"a":1}c');
  expect(count).toBe(3);
});

test("work on texts is done once for each", () => {
  const { each } = createKeptWork();
  let count = 0;
  const cut = (text: string) => {
    count += 1;
    return { words: text.split(" ") };
  };
  const first = each(cut)("a b");
  expect(first.words).toEqual(["a", "b"]);
  each(cut)("c");
  expect(each(cut)("a b")).toBe(first);
  expect(count).toBe(2);
});

test("other work with the same arguments is other work", () => {
  const { last, each } = createKeptWork();
  expect([last(Math.max, 1, 2), last(Math.min, 1, 2)]).toEqual([2, 1]);
  const lower = (text: string) => text.toLowerCase();
  const upper = (text: string) => text.toUpperCase();
  expect([each(lower)("a"), each(upper)("a")]).toEqual(["a", "A"]);
});

test("work on data is done once for each, as long as it is the same object", () => {
  const { eachOf } = createKeptWork();
  let count = 0;
  const read = ({ text }: { readonly text: string }, end: string) => {
    count += 1;
    return text + end;
  };
  const page = { text: "a" };
  expect([eachOf(read)(page, "."), eachOf(read)(page, ".")]).toEqual(["a.", "a."]);
  expect(count).toBe(1);
  expect(eachOf(read)({ ...page }, ".")).toBe("a.");
  expect(count).toBe(2);
});
