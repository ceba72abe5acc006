import { expect, test } from "vitest";
import { atomXml, type FeedEntry } from "./atom-xml.ts";

const entry = (title: string, written: string): FeedEntry => ({
  title,
  url: `https://docs.test/log#${title}`,
  written,
  html: "<p>A & B</p>",
});

function feedOf(...entries: readonly FeedEntry[]): string {
  return atomXml({
    lang: "en",
    title: "Changes <all>",
    subtitle: "What changed",
    author: "Docs",
    self: "https://docs.test/log.atom",
    page: "https://docs.test/log",
    entries,
  });
}

test("a feed's date is that of its newest entry, in any order", () => {
  const updated = (...days: readonly string[]) =>
    /<updated>([^<]*)</.exec(feedOf(...days.map((day) => entry("a", day))))?.[1];
  expect(updated("2026-11-02", "2027-01-05", "2026-12-24")).toBe("2027-01-05T00:00:00Z");
  expect(updated("2027-01-05", "2026-11-02")).toBe("2027-01-05T00:00:00Z");
});

test("keeps the order of entries, each with its own date and its HTML escaped", () => {
  const xml = feedOf(entry("second", "2026-11-02"), entry("first", "2026-10-01"));
  expect([...xml.matchAll(/^ {4}<title>(.*)<\/title>/gm)].map(([, title]) => title)).toEqual([
    "second",
    "first",
  ]);
  expect(xml).toContain("    <updated>2026-10-01T00:00:00Z</updated>");
  expect(xml).toContain('<content type="html">&lt;p>A &amp; B&lt;/p></content>');
  expect(xml).toContain("<title>Changes &lt;all></title>");
});

test("escapes titles and addresses in the feed and in each entry", () => {
  const plain = entry("a", "2026-11-02");
  const xml = atomXml({
    lang: "en",
    title: "T & 1",
    subtitle: "S & 2",
    author: "A & 3",
    self: "https://docs.test/?a&4",
    page: "https://docs.test/?a&5",
    entries: [{ ...plain, title: "E & 6", url: "https://docs.test/?a&7" }],
  });
  expect(xml).not.toMatch(/&(?!amp;|lt;)/);
  expect(xml.match(/&amp; ?\d/g)).toEqual(
    ["4", " 1", " 2", " 3", "4", "5", "7", " 6", "7"].map((own) => `&amp;${own}`),
  );
});
