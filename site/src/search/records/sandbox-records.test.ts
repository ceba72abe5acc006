import { expect, test } from "vitest";
import { REGISTER } from "../../../../sandbox/src/register/register.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import { scenarioHref } from "../../base/sandbox-anchors.ts";
import { recordsOf } from "../testing/site-source.ts";

const places = recordsOf("3.0", "en").map(({ page, anchor }) => `${page.href}#${anchor}`);

test("each scenario is found once, at its row", () => {
  for (const { name } of SCENARIOS) {
    expect(places.filter((place) => place === scenarioHref(name))).toHaveLength(1);
  }
});

test("each open point is found once, at its row", () => {
  const open = places.filter((place) => /#open-/.test(place));
  expect(open).toHaveLength(REGISTER.length);
  expect(new Set(open).size).toBe(REGISTER.length);
});
