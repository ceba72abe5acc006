import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkLinkTexts } from "./check-link-texts.ts";
import { createLinkNames } from "./link-names.ts";

const LIVE = "/docs/live/quick-start";
const GEO = "/docs/geo/quick-start";
const names = createLinkNames([
  { path: LIVE, names: ["Quick start", "Quick start", "Flights Live Prices API"] },
  { path: GEO, names: ["Quick start", "Quick start", "Geo API"] },
  { path: "/docs/limits", names: ["Rate limits", "Rate limits"] },
  { path: "/docs/geo/overview", names: ["Overview", "Overview", "Geo API"] },
]);
const hrefs = new Map([
  ["listPlaces", "/api/geo/#listPlaces"],
  ["findNearest", "/api/geo/#findNearest"],
]);
const nearestIn = (text: string) =>
  checkLinkTexts("a.md", parseMarkdown(text), names, (name) => hrefs.get(name)).map(
    ({ line, nearest }) => [line, nearest],
  );

test("a link says what it leads to, or something of its own", () => {
  const right = [
    `[Quick start](${GEO}), [Live prices quick start](${LIVE}), [a program](${LIVE}#run)`,
    `[Back off](/docs/limits#back-off), [listPlaces](/api/geo/#listPlaces.locale)`,
  ];
  expect(nearestIn(right.join("\n\n"))).toEqual([]);
});

test("of several pages of a name, the one nearest to the target is meant", () => {
  expect(nearestIn("[Quick start](/docs/geo/overview)")).toEqual([[1, GEO]]);
});

test("a link that names another page or operation is a problem", () => {
  expect(nearestIn(`Text.\n\n[Rate limits](${GEO})`)).toEqual([[3, "/docs/limits"]]);
  expect(nearestIn(`[Live prices quick start](${GEO})`)).toEqual([[1, LIVE]]);
  expect(nearestIn("[listPlaces](/api/geo/#findNearest)")).toEqual([[1, "/api/geo/#listPlaces"]]);
});

test("a link that could mean either of two others does not lead to a third", () => {
  const two = createLinkNames([
    { path: LIVE, names: ["Quick start", "Quick start", "Flights Live Prices API"] },
    { path: "/docs/indicative", names: ["Quick start", "Quick start", "Indicative Prices API"] },
    { path: GEO, names: ["Quick start", "Quick start", "Geo API"] },
  ]);
  const nearest = (text: string) =>
    checkLinkTexts("a.md", parseMarkdown(text), two, () => undefined).map((one) => one.nearest);
  expect(nearest(`[Prices quick start](${GEO})`)).toEqual([LIVE]);
  expect(nearest(`[Indicative prices quick start](${GEO})`)).toEqual(["/docs/indicative"]);
});
