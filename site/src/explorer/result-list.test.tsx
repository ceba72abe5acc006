import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { readExample } from "../search/testing/read-example.ts";
import { ResultList } from "./result-list.tsx";
import { type Results, resultsOf } from "./results-of.ts";
import type { Path } from "./rows-of.ts";
import { createFormat } from "./value-format.ts";

const texts = en.console.explorer;
const ASKED = { query: { locale: "en-GB", currency: "GBP" } };
const live = readExample("createLiveSearch", "partial");
const quotes = readExample("searchIndicative", "oneWayMonth");
const MAP = ["content", "results", "itineraries"];

const htmlOf = (results: Results | undefined, selectedPath: Path = []) =>
  renderToStaticMarkup(
    <ResultList
      results={results}
      format={createFormat(ASKED, "en", texts)}
      selectedPath={selectedPath}
      texts={texts}
      onTake={() => {}}
      onOpen={() => {}}
    />,
  ).replaceAll(/[\u00a0\u202f]/g, " ");
const found = resultsOf(live.schema, live.body);

/** What each option says, and whether it is selected. */
const optionsIn = (html: string) =>
  html
    .split('role="option"')
    .slice(1)
    .map((option) => ({
      isSelected: option.includes('aria-selected="true"'),
      place: /aria-posinset="(\d+)" aria-setsize="(\d+)"/.exec(option)?.slice(1).map(Number),
      text: option
        .replace(/^[^>]*>/, "")
        .replaceAll(/<[^>]*>/g, "")
        .replace(/\s+$/, ""),
    }));

test("lists results in the first of the response's orders, as a traveller would see them", () => {
  const options = optionsIn(htmlOf(found));
  expect(options.map(({ place }) => place)).toEqual([
    [1, 2],
    [2, 2],
  ]);
  const self = options.find(({ text }) => text.startsWith("06:10"));
  expect(self?.text).toContain("06:10 LHR → 10:55 EDI £96.50 Nimbus Air, Skerry Wings · 4h 45m");
  expect(htmlOf(found)).toContain('<option selected="">best</option>');
});

test("selects a result only if the selected row is it or within it", () => {
  const selectedOf = (path: Path) =>
    optionsIn(htmlOf(found, path)).flatMap(({ isSelected, text }) =>
      isSelected ? [text.slice(0, 5)] : [],
    );
  expect(selectedOf([...MAP, "itin-self-0610"])).toEqual(["06:10"]);
  expect(selectedOf([...MAP, "itin-self-0610", "legIds", 0])).toEqual(["06:10"]);
  expect(selectedOf(["content", "results", "legs", "itin-self-0610"])).toEqual([]);
  expect(selectedOf(MAP)).toEqual([]);
});

test("marks a flight with stops", () => {
  const options = htmlOf(found).split('role="option"').slice(1);
  expect(options.map((one) => [one.includes("06:10"), one.includes("with-stops")])).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  );
});

test("counts results, and offers no order for a response without orders", () => {
  const [key = "", other = ""] = found?.inOrder(undefined) ?? [];
  expect(htmlOf(found)).toContain("2 results");
  expect(found && htmlOf({ ...found, inOrder: () => [key] })).toContain("1 result<");
  expect(found && htmlOf({ ...found, inOrder: () => [key, other] })).toContain("<select");
  expect(htmlOf(resultsOf(quotes.schema, quotes.body))).not.toContain("<select");
});

test("shows the key of a result that breaks its schema, and a note without results", () => {
  expect(found && htmlOf({ ...found, linesOf: () => undefined })).toContain(
    '<code lang="en">itin-self-0610</code>',
  );
  expect(htmlOf(undefined)).toBe(`<p class="note">${texts.noResults}</p>`);
});
