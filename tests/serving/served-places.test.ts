import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtFiles, fileOf } from "../built-site.ts";
import {
  missingPlaces,
  parsePlaces,
  placesOf,
  printPlaces,
  RECORD,
  recordedPlaces,
} from "./served-places.ts";

const places = placesOf(builtFiles(), (url) => readFileSync(fileOf(url), "utf8"));

/**
 * URLs and anchors, once served, stay: somebody links to them. What is new passes; with
 * `RECORD=1 npx vitest run --project node tests/serving/served-places.test.ts` it stays from then on.
 */
test("every URL and id ever served still exists", () => {
  const recorded = recordedPlaces();
  expect(missingPlaces(recorded, places)).toEqual([]);
  expect(recorded.size).toBeGreaterThan(600);
  if (process.env.RECORD) writeFileSync(RECORD, printPlaces(places));
});

test("names a removed file or id, and ignores an added one", () => {
  const before = parsePlaces("/a.html top end\n/b.txt\n");
  const read = () => '<p id="top"><p id="new">';
  expect(missingPlaces(before, placesOf(["/a.html", "/c.txt"], read))).toEqual([
    "/a.html#end",
    "/b.txt",
  ]);
  expect(parsePlaces(printPlaces(before))).toEqual(before);
});
