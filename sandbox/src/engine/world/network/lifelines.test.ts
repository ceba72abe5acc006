import { expect, test } from "vitest";
import { createTestWorld } from "../../testing/test-world.ts";
import { createAtlas } from "./atlas.ts";
import { lifelinesOf } from "./lifelines.ts";

const { airports, data } = createTestWorld();
const { carriers } = data;
const atlas = createAtlas(airports, data);
const lifelines = lifelinesOf([], carriers, atlas, 1);

test("an airport without services gets one to fourteen lifelines, none of them low-cost", () => {
  const counts = new Map(airports.map((airport) => [airport, 0]));
  for (const { spoke } of lifelines) counts.set(spoke, (counts.get(spoke) ?? 0) + 1);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(14);
  expect(Math.min(...counts.values())).toBeGreaterThan(0);
  expect(lifelines.filter(({ carrier }) => carrier.model === "low-cost")).toEqual([]);
});

test("an airport that reaches enough places and the best domestic hubs gets no more lifelines", () => {
  expect(lifelinesOf(lifelines, carriers, atlas, 1)).toEqual([]);
});
