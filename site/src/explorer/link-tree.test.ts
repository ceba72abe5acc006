import { expect, test } from "vitest";
import { readExample } from "../search/testing/read-example.ts";
import { type LinkNode, linkTreeOf } from "./link-tree.ts";

const live = readExample("createLiveSearch", "partial");

/** A way as text: each step below the one that leads to it. */
function drawn({ schema, path, isHere, below }: LinkNode, depth = 0): readonly string[] {
  const line = `${"  ".repeat(depth)}${schema} ${path.at(-1)}${isHere ? " ←" : ""}`;
  return [line, ...below.flatMap((step) => drawn(step, depth + 1))];
}
const wayAt = (...path: readonly (string | number)[]) => {
  const way = linkTreeOf(live, ["content", "results", ...path]);
  return way && drawn(way);
};

test("an itinerary links to its legs, these to segments, carriers and places, and to agents", () => {
  expect(
    wayAt("itineraries", "itin-self-0610", "pricingOptions", 0, "price"),
  ).toMatchInlineSnapshot(`
    [
      "Itinerary itin-self-0610 ←",
      "  Leg leg-lhr-edi-0610",
      "    Segment seg-lhr-ams-0610",
      "      Carrier -40001",
      "        Alliance -41000",
      "      Place 70001101",
      "      Place 70001301",
      "    Segment seg-ams-edi-1020",
      "      Place 70001301",
      "      Place 70001202",
      "      Carrier -40002",
      "  Agent nmba",
      "  Agent sktv",
    ]
  `);
});

test("marks the entry that the row's id links to, within the tree of the row's own entry", () => {
  const way = wayAt("itineraries", "itin-direct-0730", "legIds", 0);
  expect(way?.[0]).toBe("Itinerary itin-direct-0730");
  expect(way?.[1]).toBe("  Leg leg-lhr-edi-0730 ←");
});

test("a row outside any entry starts at its target, and a row without links has no tree", () => {
  const best = linkTreeOf(live, ["content", "sortingOptions", "best", 0, "itineraryId"]);
  expect(best?.schema).toBe("Itinerary");
  expect(wayAt("places", "70001101", "name")).toBeUndefined();
  expect(wayAt("itineraries")).toBeUndefined();
  expect(linkTreeOf(live, ["status"])).toBeUndefined();
});

test("lists entries with equal ids in different maps once each, and no missing ones", () => {
  const body = {
    content: {
      results: {
        legs: { a: { segmentIds: ["a", "gone"] } },
        segments: { a: { marketingCarrierId: "x", operatingCarrierId: "x" } },
        carriers: { x: { allianceId: "x" } },
        alliances: { x: { name: "X" } },
      },
    },
  };
  const way = linkTreeOf(readExample("createLiveSearch", body), [
    "content",
    "results",
    "legs",
    "a",
  ]);
  expect(way && drawn(way)).toEqual([
    "Leg a ←",
    "  Segment a",
    "    Carrier x",
    "      Alliance x",
  ]);
});
