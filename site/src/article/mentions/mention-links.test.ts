import { expect, test } from "vitest";
import { site } from "../../build/testing/site.ts";
import { mentionLinks } from "./mention-links.ts";

const PATH = "/docs/errors";
const mention = { path: PATH, section: "", weight: 1 };

test("falls back to the original title of an untranslated page and sets lang on the link", () => {
  const pages = site.plan.pages.map((page) =>
    page.kind === "docs" && page.path === PATH ? { ...page, titles: new Map() } : page,
  );
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const links = mentionLinks({ ...site.plan, pages, byPath }, "es", site.catalogues("es"));
  expect(links([mention])).toEqual([{ href: PATH, label: "Errors", lang: "en" }]);
});

test("prefixes a label shared by pages with the nearest category of unique name", () => {
  const links = mentionLinks(site.plan, "en", site.catalogues("en"));
  const labelsOf = (paths: readonly string[]) =>
    links(paths.map((path) => ({ path, section: "", weight: 1 }))).map(({ label }) => label);
  const steps = "/docs/flights-live-prices/migration-guide/steps-to-change";
  expect(
    labelsOf([PATH, "/docs/geo/quick-start", `${steps}/create-search/change-endpoint`]),
  ).toEqual(["Errors", "Geo: Quick start", "Migrate create search: 1. Endpoint"]);
});
