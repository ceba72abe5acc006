import { expect, test } from "vitest";
import { lettersOf } from "./letters-of.ts";

const line = (name: string) => ({ name, places: [] });

test("names stand below the letter that they begin with, whatever its case", () => {
  const groups = lettersOf(["429", "500", "adults", "Agent", "Leg"].map(line));
  expect(groups.map(({ letter, id, lines }) => [letter, id, lines.length])).toEqual([
    ["0–9", "names-0", 2],
    ["A", "names-a", 2],
    ["L", "names-l", 1],
  ]);
});
