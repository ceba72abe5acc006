import { describe, expect, test } from "vitest";
import { indexNames } from "../../reference/index-names.ts";
import { siteSource } from "../testing/site-source.ts";
import { createRecords } from "./create-records.ts";
import { isProse, type RecordKind } from "./record.ts";

const records = createRecords(siteSource, "3.0", "en");
const spanish = createRecords(siteSource, "3.0", "es");
const ofKind = (kind: RecordKind) => records.filter((record) => record.kind === kind);
const titlesOf = (kind: RecordKind) => new Set(ofKind(kind).map(({ title }) => title));

const published = siteSource.contract.specifications.filter((one) => one.published);
const schemas = published.flatMap((one) => [...one.schemas]);

describe("what the contract names, search finds", () => {
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

test("each record of the reference leads to an anchor that the reference has", () => {
  const anchors = new Set(
    [...indexNames(siteSource.contract).values()].map(
      ({ specification, anchor }) => `/api/${specification}/#${anchor}`,
    ),
  );
  const lost = records
    .filter(({ kind, anchor }) => !isProse(kind) && anchor !== "")
    .filter(({ page, anchor }) => !anchors.has(`${page.href}#${anchor}`));
  expect(lost).toEqual([]);
});

test("every page of the version is found, and none of the other", () => {
  const paths = siteSource.plan.pages
    .filter(({ version, kind }) => version === "3.0" && kind !== "home" && kind !== "not-found")
    .map(({ path }) => path);
  expect(new Set(records.map(({ page }) => page.href))).toEqual(new Set(paths));
  const archived = createRecords(siteSource, "1.0", "en");
  expect(archived.every(({ page }) => page.href.startsWith("/docs/1.0"))).toBe(true);
});

test("another language has the same places below its prefix, and says what is not translated", () => {
  const places = ({ page, anchor }: (typeof records)[number]) => `${page.href}#${anchor}`;
  expect(spanish.map(places)).toEqual(records.map((record) => `/es${places(record)}`));
  const intro = spanish.find(({ page }) => page.href === "/es/docs/intro");
  expect(intro).toMatchObject({ page: { lang: "es" }, title: "Introducción" });
  const field = spanish.find(({ title }) => title === "stopCount");
  expect(field?.page.lang).toBe("en");
});
