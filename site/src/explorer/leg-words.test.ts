import { expect, test } from "vitest";
import type { Place } from "../../../contract/src/types.ts";
import { daysBetween, placeWord } from "./leg-words.ts";

const at = (month: number, day: number, hour = 0) => ({
  ...{ year: 2027, month, day, hour },
  ...{ minute: 0, second: 0 },
});

test.each([
  [at(5, 14, 8), at(5, 14, 23), ""],
  [at(5, 14, 23), at(5, 15, 1), " +1"],
  [at(5, 31, 23), at(6, 2, 1), " +2"],
  [at(5, 15), at(5, 14), ""],
])("%j to %j is shown as %j", (from, to, words) => {
  expect(daysBetween(from, to)).toBe(words);
});

test("labels a place by its code, or by its name without one", () => {
  const place = { entityId: "1", parentId: "", name: "Europe", type: "PLACE_TYPE_CONTINENT" };
  expect(placeWord({ "1": { ...place, iata: "" } as Place }, "1")).toBe("Europe");
  expect(placeWord({ "1": { ...place, iata: "EUR" } as Place }, "1")).toBe("EUR");
});

test("labels an id without an entry by itself", () => {
  expect(placeWord({}, "constructor")).toBe("constructor");
});
