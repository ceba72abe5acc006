import { expect, test } from "vitest";
import { selectIn } from "./select-in.ts";

test("selects a part by its path, and lists the keys at a wrong step", () => {
  expect(selectIn({ a: [{ b: 1 }] }, ["a", "0", "b"])).toEqual({ found: true, value: 1 });
  expect(selectIn({ a: { b: 1 } }, ["a", "c"])).toEqual({ found: false, at: "c", known: ["b"] });
});

test("selects by a name with dots, even if the path was split at them", () => {
  const legs = { a: { id: "a" }, "a.1": { id: "b" } };
  expect(selectIn(legs, ["a.1", "id"])).toEqual({ found: true, value: "b" });
  expect(selectIn(legs, ["a", "1", "id"])).toEqual({ found: true, value: "b" });
  expect(selectIn(legs, ["a", "id"])).toEqual({ found: true, value: "a" });
  const known = ["a", "a.1"];
  expect(selectIn(legs, ["b", "1"])).toEqual({ found: false, at: "b", known });
});

test("selects an object in a list by its code, and lists the codes after a wrong one", () => {
  const list = [{ code: "EUR", symbol: "€" }, { iata: "LHR", id: "7" }, { symbol: "GBP" }];
  expect(selectIn({ list }, ["list", "eur", "symbol"])).toEqual({ found: true, value: "€" });
  expect(selectIn(list, ["7", "iata"])).toEqual({ found: true, value: "LHR" });
  expect(selectIn(list, ["LHR"])).toEqual({ found: true, value: list[1] });
  expect(selectIn(list, ["0", "code"])).toEqual({ found: true, value: "EUR" });
  expect(selectIn(list, ["GBP"])).toEqual({ found: false, at: "GBP", known: ["EUR", "LHR"] });
  expect(selectIn([1, 2], ["x"])).toEqual({ found: false, at: "x", known: ["0", "1"] });
});
