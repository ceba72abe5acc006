import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { OFF_BY_PLAYWRIGHT } from "../launch-chromium.ts";

test("Chromium runs without every feature that Playwright disables", () => {
  const bundle = createRequire(import.meta.url).resolve("playwright-core/lib/coreBundle");
  const [, list = ""] =
    /disabledFeatures = \[(.*?)\]\.filter/s.exec(readFileSync(bundle, "utf8")) ?? [];
  const names = Array.from(list.matchAll(/^ *"(\w+)",?$/gm), ([, name]) => name);
  expect(names).not.toEqual([]);
  expect(OFF_BY_PLAYWRIGHT).toEqual(names);
});
