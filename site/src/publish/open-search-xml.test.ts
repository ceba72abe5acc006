import { expect, test } from "vitest";
import { openSearchXml } from "./open-search-xml.ts";

const xml = openSearchXml({
  brand: "Fares & Co",
  description: 'Search <all> of "it"',
  origin: "https://docs.test",
  page: "/docs/names",
  icon: "/favicon.svg",
});

test("names the search address, the icon and the description's own address", () => {
  expect(xml).toContain('template="https://docs.test/docs/names?q={searchTerms}"/>');
  expect(xml).toContain(">https://docs.test/favicon.svg</Image>");
  expect(xml).toMatch(/rel="self" template="https:\/\/docs\.test\/[^"]+\.xml"/);
});

test("escapes the site's texts", () => {
  expect(xml).toContain("<ShortName>Fares &amp; Co</ShortName>");
  expect(xml).toContain("<Description>Search &lt;all> of &quot;it&quot;</Description>");
});
