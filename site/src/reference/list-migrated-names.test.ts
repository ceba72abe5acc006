import { expect, test } from "vitest";
import { migrations } from "../../../contract/src/testing/migrations.ts";
import { readContent } from "../plan/read-content.ts";
import { listMigratedNames } from "./list-migrated-names.ts";

const pages = readContent("site/content", "site/content").pages;
const english = pages.filter(({ route }) => route.startsWith("/docs/"));
const names = listMigratedNames(migrations, english);

test("a name leads to the rows that tell it, a whole table first", () => {
  const guide = "/docs/flights-live-prices/migration-guide";
  expect(names.find(({ id }) => id === "live-prices/legs/Stops")).toMatchObject({
    name: "Stops",
    operations: ["poll-session"],
    to: ["Leg.stopCount"],
    hrefs: [
      `${guide}/response-mapping-index#v1-legs-stops`,
      `${guide}/steps-to-change/poll-search/change-response-data#v1-legs-stops`,
    ],
  });
});

test("every name that has a place in 3.0 has a row on some page", () => {
  const placed = names.filter(({ to }) => to.length > 0);
  expect(placed.length).toBeGreaterThan(150);
  expect(placed.filter(({ hrefs }) => hrefs.length === 0).map(({ id }) => id)).toEqual([]);
});

test("a table of a whole part stands on one page", () => {
  const wholes = english.flatMap(({ text }) =>
    Array.from(
      text.matchAll(/^::migration\{of="([^"]+)" part="([^"]+)"\}/gm),
      ([, of = "", parts = ""]) => parts.split(",").map((part) => `${of}/${part}`),
    ).flat(),
  );
  expect(wholes.length).toBeGreaterThan(25);
  expect(wholes.filter((name, index) => wholes.indexOf(name) !== index)).toEqual([]);
});
