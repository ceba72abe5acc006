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
      checkShownOperations(`site/content/docs/${page}.md`, parseMarkdown(text), contract).map(
        ({ nearest }) => nearest,
      ),
    );
  expect(told(shown)).toEqual([own, own]);
  expect(told(own)).toEqual([]);
  expect(told("unknown")).toEqual([]);
});

test("reports an operation of another API, unless it is about a migration", () => {
  const told = (page: string) =>
    checkShownOperations(
      `site/content/docs/${page}.md`,
      parseMarkdown('::errors{operation="findNearestCulture"}'),
      contract,
    );
  expect(told("geo/quick-start")).toEqual([
    {
      file: "site/content/docs/geo/quick-start.md",
      line: 1,
      message: '"findNearestCulture" is not a call of this API.',
      nearest: "findNearestPlaces",
    },
  ]);
  expect(told("culture/quick-start")).toEqual([]);
  expect(told("geo/migration-guide/moved")).toEqual([]);
  const beside = '::operation{id="createLiveSearch"}\n\n::operation{id="findNearestCulture"}';
  const page = "site/content/docs/flights-live-prices/overview.md";
  expect(checkShownOperations(page, parseMarkdown(beside), contract)).toMatchObject([
    { line: 3, message: '"findNearestCulture" is not a call of this API.' },
  ]);
});

test("accepts another operation beside the page's own, and in a request", () => {
  const file = "site/content/docs/culture/currencies.md";
  const both = '::operation{id="listMarkets"}\n\n::operation{id="listCurrencies"}';
  expect(checkShownOperations(file, parseMarkdown(both), contract)).toEqual([]);
  const example = '::request{operation="listMarkets"}';
  expect(checkShownOperations(file, parseMarkdown(example), contract)).toEqual([]);
});

test("reports an operation with a key below a text that says it needs none", () => {
  const told = (id: string) => {
    const text = `One operation needs no key, so try it:\n\n::operation{id="${id}"}`;
    return checkShownOperations("a.md", parseMarkdown(text), contract);
  };
  expect(told("listLocales")).toMatchObject([{ line: 3, nearest: "findNearestCulture" }]);
  expect(told("findNearestCulture")).toEqual([]);
});
