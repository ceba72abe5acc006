import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkLinkTexts } from "./check-link-texts.ts";
import { createLinkNames } from "./link-names.ts";

const LIVE = "/docs/live/quick-start";
const GEO = "/docs/geo/quick-start";
const names = createLinkNames([
  { path: LIVE, names: ["Quick start", "Quick start", "Flights Live Prices API"] },
  { path: GEO, names: ["Quick start", "Quick start", "Geo API"] },
  {
    path: "/docs/limits",
    names: ["Rate limits", "Rate limits"],
    sections: new Map([
      ["back-off", "Back off"],
      ["quotas", "Quotas"],
    ]),
  },
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

test("accepts a link text that names its target or no other page", () => {
  const right = [
    `[Quick start](${GEO}), [Live prices quick start](${LIVE}), [a program](${LIVE}#run)`,
    `[Back off](/docs/limits#back-off), [listPlaces](/api/geo/#listPlaces.locale)`,
  ];
  expect(nearestIn(right.join("\n\n"))).toEqual([]);
});

test("of several pages with one name, suggests the one nearest to the target", () => {
  expect(nearestIn("[Quick start](/docs/geo/overview)")).toEqual([[1, GEO]]);
});

test("reports a link text that names another page or operation", () => {
  expect(nearestIn(`Text.\n\n[Rate limits](${GEO})`)).toEqual([[3, "/docs/limits"]]);
  expect(nearestIn(`[Live prices quick start](${GEO})`)).toEqual([[1, LIVE]]);
  expect(nearestIn("[listPlaces](/api/geo/#findNearest)")).toEqual([[1, "/api/geo/#listPlaces"]]);
  expect(nearestIn("[listPlaces](/api/culture/#find)")).toEqual([[1, "/api/geo/#listPlaces"]]);
});

test("reports a link that fits two pages but leads to a third", () => {
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

test("accepts an operation's anchor, its part or parent, or a page of its own", () => {
  const right = ["/api/geo/", "/api/geo/#list", "/api/geo/#api-listPlaces"];
  expect(nearestIn(right.map((url) => `[listPlaces](${url})`).join(" "))).toEqual([]);
});

test.each([
  ["[Quotas](/docs/limits#back-off)", "/docs/limits#quotas"],
  ["[Quick start live prices](/docs/geo/quick-start)", LIVE],
  ["[The quick start guide](/docs/geo/overview)", GEO],
  ["[Flights live prices](/docs/limits)", LIVE],
])("for %s, suggests %s", (link, meant) => {
  expect(nearestIn(link)).toEqual([[1, meant]]);
});

test.each([
  "[Quotas and when to back off](/docs/limits#back-off)",
  "[The quick start guide](/docs/geo/overview#top)",
  "[The rate limits rule](/docs/geo/overview)",
  "[Geo limits](/docs/geo/overview)",
  "[Rate limits](/docs/geo/overview#rate-limits)",
])("accepts %s", (link) => {
  expect(nearestIn(link)).toEqual([]);
});

test("a page below the target is nearer than one next to it", () => {
  const home = createLinkNames([
    { path: LIVE, names: ["Quick start", "Quick start"] },
    { path: GEO, names: ["Quick start", "Quick start"] },
    { path: "/docs/geo", names: ["Home", "Home"] },
  ]);
  const tree = parseMarkdown("[Quick start](/docs/geo)");
  expect(checkLinkTexts("a.md", tree, home, () => undefined)).toMatchObject([{ nearest: GEO }]);
});

test("ignores words in any order that fit two pages with one name", () => {
  const two = createLinkNames([
    { path: LIVE, names: ["Quick start", "Quick start", "Flights Live Prices API"] },
    { path: "/docs/indicative", names: ["Quick start", "Quick start", "Indicative Prices API"] },
    { path: GEO, names: ["Quick start", "Quick start", "Geo API"] },
  ]);
  const tree = parseMarkdown(`[Quick start prices](${GEO})`);
  expect(checkLinkTexts("a.md", tree, two, () => undefined)).toEqual([]);
});
