import { expect, test } from "vitest";
import { lettersOf } from "./letters-of.ts";

const line = (name: string) => ({ name, places: [] });

test("groups names by first letter, ignoring case, and digits together", () => {
  const groups = lettersOf(["429", "500", "adults", "Agent", "Leg"].map(line));
  expect(groups.map(({ letter, id, lines }) => [letter, id, lines.length])).toEqual([
    ["0–9", "names-0", 2],
    ["A", "names-a", 2],
    ["L", "names-l", 1],
  ]);
});
