import { expect, test } from "vitest";
import { REGISTER } from "../../../../sandbox/src/register/register.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import { scenarioHref } from "../../base/sandbox-anchors.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { recordsOf } from "../testing/site-source.ts";
import { guide } from "../testing/small-index.ts";
import { sandboxRecords } from "./sandbox-records.ts";
import { sectionsOf } from "./sections.ts";

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

const titles = { title: "Guide", label: "Guide", description: "", lang: "en" } as const;
const rowsOf = (directive: string) =>
  sandboxRecords({ on: guide, titles, sections: sectionsOf(parseMarkdown(directive)) });

test("a table of chosen rows has no records, nor has another directive", () => {
  expect(rowsOf("::scenarios")).toHaveLength(SCENARIOS.length);
  expect(rowsOf('::scenarios{only="flaky"}')).toEqual([]);
  expect(rowsOf('::register{only="session-lifetime"}')).toEqual([]);
  expect(rowsOf('::register{of="nothing"}')).toEqual([]);
  expect(rowsOf('::limits{only="adults"}')).toEqual([]);
});

test("a scenario is found by its place, its key and the statuses that it plays", () => {
  const found = rowsOf("::scenarios");
  for (const { name, place, key, effect } of SCENARIOS) {
    const { names, hidden } = found.find(({ title }) => title === name) ?? {};
    expect(names).toEqual(place ? [name, place.iata] : [name]);
    if (key) expect(hidden).toContain(key.name);
    if (effect.kind === "error") expect(hidden).toContain(`${effect.status} error `);
    if (effect.kind === "failures") expect(hidden).toContain(effect.statuses.join(" "));
  }
});
