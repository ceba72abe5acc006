import { expect, test } from "vitest";
import { indexNames, splitShape } from "./name-index.ts";

test("lists every place of a schema in order, with the marks of lists and maps", () => {
  const card = (shape: string) => ["", "", shape] as const;
  const { places } = indexNames({
    lang: "en",
    keys: {},
    cards: {
      "Item.price": card("Price"),
      "Option.price": card("Price"),
      "Results.legs": card("Leg[]{}"),
      "Leg.name": card(""),
    },
  });
  expect([...places]).toEqual([
    ["Price", ["Item.price", "Option.price"]],
    ["Leg", ["Results.legs{}[]"]],
  ]);
});

test("splits a shape into a schema and the marks after it", () => {
  expect(splitShape("Leg[]{}")).toEqual({ schema: "Leg", marks: "[]{}" });
  expect(splitShape("Leg")).toEqual({ schema: "Leg", marks: "" });
  expect(splitShape("")).toEqual({ schema: "", marks: "" });
});
