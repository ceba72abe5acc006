import { expect, test } from "vitest";
import en from "../../../i18n/catalogues/en.ts";
import type { SearchRecord } from "../records/record.ts";
import { guide, named, section } from "../testing/small-index.ts";
import { buildIndex } from "./build-index.ts";
import { readTerms } from "./terms.ts";

const build = (...records: readonly SearchRecord[]) => buildIndex("en", records, [], en.search);
const termsOf = (...records: readonly SearchRecord[]) =>
  readTerms(build(...records)[1].index.terms);

test("stores no names if the title is the only one, and otherwise all of them", () => {
  const city = { ...named("value", "Kind.KIND_CITY"), names: ["KIND_CITY", "CITY"] };
  const [{ records }] = build(named("field", "Leg.id"), city, section("a", "A", ""));
  expect(records.names).toEqual(["", "KIND_CITY\nCITY", ""]);
  expect(records.title).toEqual(["id", "KIND_CITY", "A"]);
});

test("records of one page share it, and a page in another language names the language", () => {
  const spanish = { ...guide, href: "/es/docs/guide", lang: "es" as const };
  const [{ pages, records }] = build(
    section("a", "A", ""),
    { ...section("b", "B", ""), page: spanish },
    section("c", "C", ""),
  );
  expect(pages).toEqual([
    ["/docs/guide", "Guide", "Start"],
    ["/es/docs/guide", "Guide", "Start", "es"],
  ]);
  expect(records.page).toEqual([0, 1, 0]);
});

test("indexes hidden words and successors of a name along with the text", () => {
  const record = { ...section("a", "Zebra", "Oak."), hidden: "elm", became: ["ashTree"] };
  expect(termsOf(record)).toEqual(expect.arrayContaining(["zebra", "oak", "elm", "ashtree"]));
});

test("indexes a title that is a name as a name, not as a heading", () => {
  const [, { index }] = build(named("field", "Leg.zebra"));
  const [, heading] = index.holders;
  expect(heading?.trim()).toBe("");
});

test("leaves a type out of the full text, except for its asks", () => {
  const type = named("type", "Zebra", "An oak.");
  expect(termsOf(type, section("a", "Elm", ""))).not.toContain("oak");
  expect(build(type)[1].index.count).toBe(0);
  expect(termsOf({ ...type, asked: "striped horse" })).toEqual(["horse", "striped"]);
});
