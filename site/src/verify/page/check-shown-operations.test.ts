import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkShownOperations } from "./check-shown-operations.ts";

test.each([
  ["flights-live-prices/create-search/status-code", "pollLiveSearch", "createLiveSearch"],
  ["flights-live-prices/poll-search/change-endpoint", "createLiveSearch", "pollLiveSearch"],
  ["autosuggest/flights-query-object", "findNearestPlaces", "suggestFlightPlaces"],
  ["culture/currencies", "listMarkets", "listCurrencies"],
])("reports on %s the operation %s, and suggests %s", (page, shown, own) => {
  const told = (id: string) =>
    [`::operation{id="${id}"}`, `::errors{operation="${id}"}`].flatMap((text) =>
      problemsOf(page, text).map(({ nearest }) => nearest),
    );
  expect(told(shown)).toEqual([own, own]);
  expect(told(own)).toEqual([]);
  expect(told("unknown")).toEqual([]);
});

test("reports an operation of an API that is not in the page's scope", () => {
  const culture = '::errors{operation="findNearestCulture"}';
  const told = (...about: readonly string[]) => problemsOf("geo/quick-start", culture, about);
  expect(told("geo", "V1.0 geo-catalogue")).toEqual([
    {
      file: "site/content/docs/geo/quick-start.md",
      line: 1,
      message: '"findNearestCulture" is not a call of this API.',
      nearest: "findNearestPlaces",
    },
  ]);
  expect(told("geo", "culture")).toEqual([]);
  expect(told("geo", "findNearestCulture")).toEqual([]);
  expect(told("LiveQuery")).toEqual([]);
  const beside = `::operation{id="createLiveSearch"}\n\n${culture}`;
  expect(
    problemsOf("flights-live-prices/overview", beside, ["flights-live-pricing"]),
  ).toMatchObject([{ line: 3, message: '"findNearestCulture" is not a call of this API.' }]);
});

test("reports a request to another API, and suggests the nearest call of the page's own", () => {
  const told = (id: string, ...about: readonly string[]) =>
    problemsOf("geo/migration-overview", `::request{operation="${id}" part="head"}`, about);
  expect(told("findNearestCulture", "autosuggest", "geo")).toMatchObject([
    { line: 1, nearest: "findNearestPlaces" },
  ]);
  expect(told("findNearestPlaces", "autosuggest", "geo")).toEqual([]);
});

test("accepts another operation beside the page's own, and in a request", () => {
  const both = '::operation{id="listMarkets"}\n\n::operation{id="listCurrencies"}';
  expect(problemsOf("culture/currencies", both)).toEqual([]);
  const example = '::request{operation="listMarkets"}';
  expect(problemsOf("culture/currencies", example)).toEqual([]);
});

test("reports an operation with a key below a text that says it needs none", () => {
  const told = (id: string) => {
    const text = `One operation needs no key, so try it:\n\n::operation{id="${id}"}`;
    return problemsOf("a", text);
  };
  expect(told("listLocales")).toMatchObject([{ line: 3, nearest: "findNearestCulture" }]);
  expect(told("findNearestCulture")).toEqual([]);
});

function problemsOf(page: string, text: string, about: readonly string[] = []) {
  const file = `site/content/docs/${page}.md`;
  return checkShownOperations(file, parseMarkdown(text), contract, { about });
}
