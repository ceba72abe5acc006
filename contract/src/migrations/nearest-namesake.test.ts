import { expect, test } from "vitest";
import type { MigrationTarget } from "./model.ts";
import { nearestNamesake } from "./nearest-namesake.ts";

const place = (name: string, ...siblings: readonly string[]): MigrationTarget => ({
  name,
  kind: "field",
  canonical: name,
  label: name,
  description: "",
  siblings,
});

test("suggests a sibling field that shares more words", () => {
  const at = place("Leg.stopCount", "stopCount", "segmentIds", "durationInMinutes");
  expect(nearestNamesake("Itinerary.Leg.SegmentIds", [at])).toBe("segmentIds");
  expect(nearestNamesake("Itinerary.Leg.Duration", [at])).toBe("durationInMinutes");
});

test("suggests the one of several siblings that shares the most words", () => {
  const at = place("Leg.carrier", "originStation", "originPlaceId", "carrier", "originPlace");
  expect(nearestNamesake("Leg.OriginPlaceId", [at])).toBe("originPlaceId");
});

test("suggests nothing if the place itself is as similar, or nothing is", () => {
  const at = place("Leg.stopCount", "stopCount", "stopCounts", "carrier");
  expect(nearestNamesake("Leg.Stops", [at])).toBeUndefined();
  expect(nearestNamesake("Leg.Price", [at])).toBeUndefined();
});

test("a word matches a longer one from four letters on, and its plural from the first", () => {
  expect(nearestNamesake("Age", [place("Query.market", "agent")])).toBeUndefined();
  expect(nearestNamesake("Age", [place("Query.market", "childrenAges")])).toBe("childrenAges");
  expect(nearestNamesake("Curr", [place("Query.market", "currency")])).toBe("currency");
});
