import { expect, test } from "vitest";
import { guide, indexOf, named, section } from "../testing/small-index.ts";
import { certaintyOf } from "./certainty.ts";
import type { FoundRecord } from "./found-record.ts";
import { readQuery } from "./read-query.ts";

const sandbox = { ...guide, href: "/docs/sandbox" };
const { records, words } = indexOf([
  section("poll", "Poll", "Poll."),
  { ...section("", "Guide", "Guide."), kind: "page" },
  named("field", "Live.status"),
  { ...section("poll", "Poll", "Poll."), page: sandbox },
]);
const [ofSection, ofPage, ofField, ofSandbox] = records as readonly [
  FoundRecord,
  FoundRecord,
  FoundRecord,
  FoundRecord,
];
const sentence = readQuery("how do I know when a search is finished", words);
const keywords = readQuery("search finished", words);
const meant = { name: 0, synonym: 1, ask: 0 };

test("for a sentence, a section outranks its page, and a page a field", () => {
  const of = (record: FoundRecord) => certaintyOf(record, sentence, meant);
  expect(of(ofSection)).toBeGreaterThan(of(ofPage));
  expect(of(ofPage)).toBeGreaterThan(of(ofField));
});

test("for keywords, a field is as certain as a section", () => {
  const of = (record: FoundRecord) => certaintyOf(record, keywords, meant);
  expect(of(ofField)).toBe(of(ofSection));
});

test("two reasons give more certainty than one", () => {
  const one = certaintyOf(ofField, keywords, meant);
  expect(certaintyOf(ofField, keywords, { ...meant, name: 1 })).toBeGreaterThan(one);
});

test("a faint similarity to an ask gives no certainty", () => {
  expect(certaintyOf(ofSection, keywords, { name: 0, synonym: 0, ask: 0.2 })).toBe(0);
});

test("a sandbox heading is less certain than the same one on a general page", () => {
  const of = (record: FoundRecord) =>
    certaintyOf(record, keywords, { name: 2.6, synonym: 0, ask: 0 });
  expect(of(ofSandbox)).toBeLessThan(of(ofSection));
});

test("a sandbox decision is 0.8 as certain as the API's, unless the query names the sandbox", () => {
  const decided = { ...ofSandbox, page: ["/docs/sandbox/open-points", "", ""] as const };
  expect(certaintyOf(decided, keywords, meant)).toBe(certaintyOf(ofSection, keywords, meant) * 0.8);
  const asked = readQuery("search finished in the sandbox", words);
  expect(certaintyOf(decided, asked, meant)).toBe(certaintyOf(ofSandbox, asked, meant));
});

test("a query that names the sandbox halves the certainty of other places", () => {
  const asked = readQuery("search finished in the sandbox", words);
  const of = (record: FoundRecord) => certaintyOf(record, asked, { name: 0, synonym: 0, ask: 1 });
  expect(of(ofSection)).toBe(of(ofSandbox) / 2);
});

test("a scenario's name is as certain as any other name, although in the sandbox", () => {
  const scenario: FoundRecord = { ...ofSandbox, kind: "scenario" };
  const named = { name: 1, synonym: 0, ask: 0 };
  expect(certaintyOf(scenario, keywords, named)).toBe(certaintyOf(ofField, keywords, named));
  expect(certaintyOf(ofSandbox, keywords, named)).toBeLessThan(
    certaintyOf(ofSection, keywords, named),
  );
});

test("an ask similarity of 0.25 counts, and less does not", () => {
  const of = (ask: number) => certaintyOf(ofSection, keywords, { name: 0, synonym: 0, ask });
  expect(of(0.25)).toBeGreaterThan(0);
  expect(of(0.249)).toBe(0);
});
