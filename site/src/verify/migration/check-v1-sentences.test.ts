import { expect, test } from "vitest";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkV1Sentences, wrongFates } from "./check-v1-sentences.ts";
import { goneFields, targetsByField } from "./targets-by-field.ts";

const fates = { became: targetsByField(migrations), dropped: goneFields(migrations) };
const right = (sentence: string) => wrongFates(sentence, fates).map((fault) => fault.right);

test("reports another place than the one a V1.0 name became", () => {
  expect(right("The field Status is now status, and Stops became stopCount.")).toEqual([]);
  expect(right("Stops became segmentIds.")).toEqual(["Leg.stopCount"]);
  expect(right("RoundingCoefficient is now decimalDigits.")).toEqual(["it is gone"]);
  expect(right("The entity ID in parentId replaces ParentId.")).toEqual([]);
});

test("reports a changed name as staying", () => {
  expect(right("3.0 keeps market, locale and currency.")).toEqual([]);
  expect(right("3.0 keeps pageIndex and pageSize, and drops the others.")).toEqual([
    "content.sortingOptions",
    "content.sortingOptions",
  ]);
  expect(right("Stops stays as a field in 3.0.")).toEqual(["Leg.stopCount"]);
  expect(right("The Accept header still chooses the format.")).toEqual(["it is gone"]);
});

test("reports an existing field as gone", () => {
  expect(right("RoundingCoefficient is gone.")).toEqual([]);
  expect(right("OutboundLegId is gone.")).toEqual(["Itinerary.legIds"]);
  expect(right("Query and Stops are gone.")).toEqual(["Leg.stopCount"]);
  // The live prices dropped their currencies, the reference data did not.
  expect(right("Query and Currencies are gone.")).toEqual([]);
});

test.each([
  "Stops became leg.stopCount.",
  "Stops became something else.",
  "Name is now name.",
  "The last word of stopCount replaces Stops.",
  "Stops stays as a field in V1.0.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  ["Stops is replaced by leg.segmentIds.", "Leg.stopCount"],
  ["3.0 still has Stops.", "Leg.stopCount"],
  ["3.0 keeps RoundingCoefficient.", "it is gone"],
  ["segmentIds replaces Stops.", "Leg.stopCount"],
])("reports: %s Right: %s", (sentence, place) => {
  expect(right(sentence)).toEqual([place]);
});

test.each([
  "Stops became segmentIds.",
  "segmentIds replaces Stops.",
  "OutboundLegId is gone.",
  "3.0 keeps Stops.",
  "Stops stays as a field in 3.0.",
])("reports the line on a page: %s", (sentence) => {
  const tree = parseMarkdown(`# A\n\nAs it was. ${sentence}\n`);
  expect(checkV1Sentences("a.md", tree, migrations)).toMatchObject([{ file: "a.md", line: 3 }]);
});
