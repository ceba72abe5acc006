import { expect, test } from "vitest";
import { mapObjects } from "./map-objects.ts";

/** The marked objects of a document. */
const marked = (document: Readonly<Record<string, unknown>>) =>
  mapObjects(document, (node) => ({ ...node, seen: true }));

test("the objects of a list are mapped, at whatever depth", () => {
  expect(marked({ oneOf: [{ a: 1 }, [{ b: 2 }], "text"] })).toEqual({
    oneOf: [{ a: 1, seen: true }, [{ b: 2, seen: true }], "text"],
    seen: true,
  });
});

test.each(["example", "examples", "default"])("what is below %s is data, and stays", (key) => {
  expect(marked({ [key]: { a: {} } })).toEqual({ [key]: { a: {} }, seen: true });
});

test("a property of that name is none, and the object of names itself is not mapped", () => {
  expect(marked({ properties: { example: { default: {} } } })).toEqual({
    properties: { example: { default: {}, seen: true } },
    seen: true,
  });
});

test("an object is mapped after those in it", () => {
  const inner: unknown[] = [];
  mapObjects({ a: { b: {} } }, (node) => {
    inner.push(Object.keys(node)[0]);
    return node;
  });
  expect(inner).toEqual([undefined, "b", "a"]);
});
