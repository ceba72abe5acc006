import { describe, expect, test } from "vitest";
import { indexNames } from "../../reference/index-names.ts";
import { recordsOf, siteSource } from "../testing/site-source.ts";
import type { RecordKind } from "./record.ts";

const records = recordsOf("3.0", "en");
const spanish = recordsOf("3.0", "es");
const ofKind = (kind: RecordKind) => records.filter((record) => record.kind === kind);
const titlesOf = (kind: RecordKind) => new Set(ofKind(kind).map(({ title }) => title));

const published = siteSource.contract.specifications.filter((one) => one.published);
const schemas = published.flatMap((one) => [...one.schemas]);

describe("from the contract, search finds", () => {
  test("every operation, and nothing else as one", () => {
    const ids = published.flatMap(({ operations }) => operations.map(({ id }) => id));
    expect(ofKind("operation").map(({ anchor }) => anchor)).toEqual(ids);
  });

  test("every field and parameter", () => {
    const named = schemas.flatMap(([, schema]) =>
      schema.kind === "object" ? schema.properties.map(({ name }) => name) : [],
    );
    const parameters = published.flatMap(({ operations }) =>
      operations.flatMap((operation) => operation.parameters.map(({ name }) => name)),
    );
    expect(titlesOf("field")).toEqual(new Set(named));
    expect(titlesOf("parameter")).toEqual(new Set(parameters));
  });

  test("every type and every enum value", () => {
    const values = schemas.flatMap(([, schema]) =>
      schema.kind === "enum" ? schema.values.map(({ value }) => value) : [],
    );
    expect(titlesOf("type")).toEqual(new Set(schemas.map(([name]) => name)));
    expect(titlesOf("value")).toEqual(new Set(values));
  });

  test("every error once, however many operations return it", () => {
    const statuses = published.flatMap(({ operations }) =>
      operations.flatMap(({ responses }) => responses.map(({ status }) => status)),
    );
    const errors = ofKind("error");
    expect(errors.map(({ badge }) => badge).sort()).toEqual(
      [...new Set(statuses)].filter((status) => status !== "200").sort(),
    );
    expect(errors.every(({ further = 0 }) => further > 5)).toBe(true);
  });
});

describe("from V1.0, search finds", () => {
  const pairs = [...siteSource.migrations.values()].flatMap(({ parts }) =>
    parts.flatMap((part) => part.pairs),
  );
  const retired = ofKind("retired");
  const recordOf = (id: string) => retired.find(({ same }) => same === `retired ${id}`);

  test("every name with a place in 3.0, under all its names and keywords", () => {
    const placed = pairs.filter(({ to }) => to.length > 0);
    const lost = placed.filter(({ field: { id, name, also, keywords } }) => {
      const names = recordOf(id)?.names ?? [];
      const asked = [name.split(".").at(-1) ?? name, ...also, ...keywords];
      return !asked.every((one) => names.includes(one));
    });
    expect(placed.length).toBeGreaterThan(150);
    expect(lost.map(({ field }) => field.id)).toEqual([]);
  });

  test("each name once, at the row with its successor, in a whole table if there is one", () => {
    expect(new Set(retired.map(({ same }) => same)).size).toBe(retired.length);
    expect(recordOf("live-prices/legs/Stops")).toMatchObject({
      page: { href: "/docs/flights-live-prices/migration-guide/response-mapping-index" },
      anchor: "v1-legs-stops",
      became: ["Leg.stopCount"],
      further: 1,
    });
  });

  test("removed names", () => {
    const gone = retired.filter(({ became = [] }) => became.length === 0);
    expect(gone.map(({ title }) => title)).toContain("QuoteAgeInMinutes");
  });

  test("the whole table of a part on only one page", () => {
    const wholes = siteSource.plan.pages.flatMap((page) => {
      const text = page.kind === "docs" ? (page.written.get("en")?.source.text ?? "") : "";
      const tables = text.matchAll(/^::migration\{of="([^"]+)" part="([^"]+)"\}/gm);
      return Array.from(tables, ([, of = "", parts = ""]) =>
        parts.split(",").map((part) => `${of}/${part}`),
      ).flat();
    });
    expect(wholes.length).toBeGreaterThan(25);
    expect(wholes.filter((name, index) => wholes.indexOf(name) !== index)).toEqual([]);
  });
});

test("each record of the reference leads to an anchor that the reference has", () => {
  const anchors = new Set(
    [...indexNames(siteSource.contract).values()].map(
      ({ specification, anchor }) => `/api/${specification}/#${anchor}`,
    ),
  );
  const lost = records
    .filter(({ kind, page, anchor }) => page.href.startsWith("/api/") && kind !== "page" && anchor)
    .filter(({ page, anchor }) => !anchors.has(`${page.href}#${anchor}`));
  expect(lost).toEqual([]);
});

test("a reference is found by the short name of its API, in English as well", () => {
  const namesAt = (own: typeof records, href: string) =>
    own.find(({ kind, page }) => kind === "page" && page.href === href)?.names;
  expect(namesAt(records, "/api/culture/")).toEqual(["Culture"]);
  expect(namesAt(spanish, "/es/api/culture/")).toEqual(["Cultura", "Culture"]);
});

test("every page of the version is found, and none of the other", () => {
  const paths = siteSource.plan.pages
    .filter(({ version, kind }) => version === "3.0" && kind !== "home" && kind !== "not-found")
    .map(({ path }) => path);
  expect(new Set(records.map(({ page }) => page.href))).toEqual(new Set(paths));
  const archived = recordsOf("1.0", "en");
  expect(archived.every(({ page }) => page.href.startsWith("/docs/1.0"))).toBe(true);
});

test("another language has the same pages below its prefix and marks untranslated ones", () => {
  const pagesOf = (own: typeof records) => [...new Set(own.map(({ page }) => page.href))];
  // A section may wait for its translation.
  expect(pagesOf(spanish)).toEqual(pagesOf(records).map((href) => `/es${href}`));
  const intro = spanish.find(({ page }) => page.href === "/es/docs/intro");
  expect(intro).toMatchObject({ page: { lang: "es" }, title: "Introducción" });
  const field = spanish.find(({ title }) => title === "stopCount");
  expect(field?.page.lang).toBe("en");
});
