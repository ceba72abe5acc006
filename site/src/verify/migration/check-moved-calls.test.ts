import { expect, test } from "vitest";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkMovedCalls } from "./check-moved-calls.ts";

const location = { file: "a.md", line: 2 };
const told = (description: string, only: string) =>
  checkMovedCalls(
    location,
    description,
    parseMarkdown(`::migration{of="autosuggest" part="calls" only="${only}"}`),
    migrations,
  );

test("reports a description that moves a call to another one", () => {
  expect(
    told("Move the closest city of V1.0 to the nearest-culture call.", "closest-city,id"),
  ).toMatchObject([{ ...location, nearest: "findNearestPlaces" }]);
  expect(
    told("Move the list of V1.0 to the nearest call of the geo API.", "list-places"),
  ).toMatchObject([{ ...location, nearest: "suggestFlightPlaces" }]);
});

test.each([
  ["Move the city of V1.0 to nearest places.", "closest-city"],
  ["Move the city of V1.0 to 3.0.", "closest-city"],
  ["Move to the nearest-culture call.", "closest-city"],
  ["Move the city of V1.0 to the nearest-culture call.", "country"],
])("accepts %j on a page about %s", (description, only) => {
  expect(told(description, only)).toEqual([]);
});
