import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../../../contract/generated/catalogue.ts";
import { SCENARIOS } from "../../../sandbox/src/scenarios/scenarios.ts";

const page = readFileSync(new URL("../../content/docs/errors.md", import.meta.url), "utf8");

test("the page of errors has each error of the catalogue once, under its own anchor", () => {
  const statusOf = new Map(
    SCENARIOS.flatMap(({ name, effect }) =>
      effect.kind === "error" ? [[name, effect.status] as const] : [],
    ),
  );
  const shown = Array.from(page.matchAll(/^::error\{of="(.+)"\}$/gm), ([, name = ""]) => name);
  expect(shown.map((name) => statusOf.get(name)).sort()).toEqual(Object.keys(catalogue).sort());
  const anchors = Array.from(page.matchAll(/^## .*\{#(.+)\}$/gm), ([, anchor = ""]) => anchor);
  expect(anchors).toEqual(shown);
});
