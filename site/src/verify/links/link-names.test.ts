import { expect, test } from "vitest";
import { stemOf } from "../statements/stem-of.ts";
import { createLinkNames, splitWords, stemsIn } from "./link-names.ts";

const LIVE = "/docs/live-prices/start";
const GEO = "/docs/geo/start";
const names = createLinkNames([
  { path: LIVE, names: ["Quick start", "", "Live Prices API"] },
  { path: GEO, names: ["Quick start", "Start", "Geo API"], sections: new Map([["a", "Airports"]]) },
  { path: "/docs/indicative-prices/limits", names: ["Limits", "Limits", "Indicative Prices API"] },
  { path: GEO, names: ["Another"] },
]);
const pathsOf = (targets: readonly { readonly path: string }[] = []) =>
  targets.map(({ path }) => path);

test("finds a page by its title and label, but not by an empty one", () => {
  expect(pathsOf(names.byName.get("quick start"))).toEqual([LIVE, GEO]);
  expect(pathsOf(names.byName.get("start"))).toEqual([GEO]);
  expect(names.byName.has("")).toBe(false);
});

test("of two targets at one path, uses the first", () => {
  expect(names.byPath.get(GEO)?.names[0]).toBe("Quick start");
});

test("finds a category by its words without API, if there are several", () => {
  expect([...names.byCategory.keys()]).toEqual(["live price", "indicative price"]);
});

test("finds a folder by the stems that no other folder has", () => {
  expect([...names.folders]).toEqual(["live", "geo", "indicative"].map(stemOf));
});

test("a page's stems come from its path, names and sections, without docs", () => {
  const { stems } = names.byPath.get(GEO) ?? {};
  expect(stemsIn("geo quick airports").map((stem) => stems?.has(stem))).toEqual([true, true, true]);
  expect(stemsIn("docs").map((stem) => stems?.has(stem))).toEqual([false]);
});

test("words are compared in the singular", () => {
  expect(splitWords("Live Prices: quick start")).toEqual(["live", "price", "quick", "start"]);
});
