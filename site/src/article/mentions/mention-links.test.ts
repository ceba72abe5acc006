import { expect, test } from "vitest";
import { site } from "../../build/testing/site.ts";
import { mentionLinks } from "./mention-links.ts";

const PATH = "/docs/errors";
const mention = { path: PATH, section: "", weight: 1 };

test("a page without a title in a language is named in its own, and the link says so", () => {
  const pages = site.plan.pages.map((page) =>
    page.kind === "docs" && page.path === PATH ? { ...page, titles: new Map() } : page,
  );
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const links = mentionLinks({ ...site.plan, pages, byPath }, "es", site.catalogues("es"));
  expect(links([mention])).toEqual([{ href: PATH, label: "Errors", lang: "en" }]);
});
