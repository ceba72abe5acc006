import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtFiles, fileOf } from "../built-site.ts";
import {
  missingAnchors,
  parseAnchors,
  printAnchors,
  RECORD,
  readAnchors,
  readRecordedAnchors,
} from "./served-anchors.ts";

const anchors = readAnchors(builtFiles(), (url) => readFileSync(fileOf(url), "utf8"));

/**
 * URLs and anchors, once served, stay: somebody links to them. What is new passes; with
 * `RECORD=1 npx vitest run --project node tests/serving/served-anchors.test.ts` it stays from then on.
 */
test("every URL and id ever served still exists", () => {
  const recorded = readRecordedAnchors();
  expect(missingAnchors(recorded, anchors)).toEqual([]);
  expect(recorded.size).toBeGreaterThan(600);
  if (process.env.RECORD) writeFileSync(RECORD, printAnchors(anchors));
});

test("names a removed file or id, and ignores an added one", () => {
  const before = parseAnchors("/a.html top end\n/b.txt\n");
  const read = () => '<p id="top"><p id="new">';
  expect(missingAnchors(before, readAnchors(["/a.html", "/c.txt"], read))).toEqual([
    "/a.html#end",
    "/b.txt",
  ]);
  expect(parseAnchors(printAnchors(before))).toEqual(before);
});
