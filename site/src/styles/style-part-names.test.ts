import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partsShown, stylePartNames } from "./style-part-names.ts";

test("a page shows the parts whose class it has, in the order of the list", () => {
  const html = '<div class="steps"><p class="compare-label">a</p><i class="x compare">b</i></div>';
  expect(partsShown(html, ["compare", "figure", "steps"])).toEqual(["compare", "steps"]);
});

test("the stylesheet that loads after the first paint imports every part", () => {
  const rest = readFileSync(new URL("rest.css", import.meta.url), "utf8");
  const imported = Array.from(rest.matchAll(/"\.\/parts\/([\w-]+)\.css"/g), ([, name]) => name);
  expect(imported.toSorted()).toEqual(stylePartNames());
});
