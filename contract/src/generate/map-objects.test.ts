import { expect, test } from "vitest";
import { mapObjects } from "./map-objects.ts";

/** The marked objects of a document. */
const marked = (document: Readonly<Record<string, unknown>>) =>
  mapObjects(document, (node) => ({ ...node, seen: true }));

test("maps the objects of a list at any depth", () => {
  expect(marked({ oneOf: [{ a: 1 }, [{ b: 2 }], "text"] })).toEqual({
    oneOf: [{ a: 1, seen: true }, [{ b: 2, seen: true }], "text"],
    seen: true,
  });
});

test.each(["example", "examples", "default"])("leaves data below %s unmapped", (key) => {
  expect(marked({ [key]: { a: {} } })).toEqual({ [key]: { a: {} }, seen: true });
});

test("maps a property with the name of a data keyword, but not the object of names itself", () => {
  expect(marked({ properties: { example: { default: {} } } })).toEqual({
    properties: { example: { default: {}, seen: true } },
    seen: true,
  });
});

test("maps an object after the objects in it", () => {
  const inner: unknown[] = [];
  mapObjects({ a: { b: {} } }, (node) => {
    inner.push(Object.keys(node)[0]);
    return node;
  });
  expect(inner).toEqual([undefined, "b", "a"]);
});
