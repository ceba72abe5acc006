import { expect, test } from "vitest";
import { markLinks, pointAlternates, revealCurrent } from "./frame-marks.ts";

/** A link as far as marks need it. */
function linkTo(href: string, current?: string) {
  const attributes = new Map([["href", href], ...(current ? [["aria-current", current]] : [])] as [
    string,
    string,
  ][]);
  return {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
}

const mark = (links: readonly ReturnType<typeof linkTo>[], path: string) => {
  const found = markLinks(links as unknown as readonly HTMLAnchorElement[], path);
  return {
    found: found?.getAttribute("href"),
    current: links.map((link) => link.getAttribute("aria-current")),
  };
};

test("marks the link to the current page and unmarks the others", () => {
  const links = [linkTo("/docs/geo/a", "page"), linkTo("/docs"), linkTo("/docs/geo")];
  expect(mark(links, "/docs/geo")).toEqual({ found: "/docs/geo", current: [null, null, "page"] });
  expect(mark(links, "/docs")).toEqual({ found: "/docs", current: [null, "page", null] });
});

test("unmarks every page link for a page without one, but not the section being read", () => {
  const links = [linkTo("/docs", "page"), linkTo("/api/geo/#listPlaces", "true")];
  expect(mark(links, "/404")).toEqual({ found: undefined, current: [null, "true"] });
});

test("points alternates at the current page, matching kind and id", () => {
  const links: Readonly<Record<string, { href: string }>> = {
    "lang:es": { href: "" },
    "version:1.0": { href: "" },
  };
  const document = {
    querySelectorAll: (selector: string) =>
      Object.entries(links)
        .filter(([name]) => selector === `[data-alternate="${name}"]`)
        .map(([, link]) => ({
          setAttribute: (_: string, href: string) => Object.assign(link, { href }),
        })),
  };
  pointAlternates(document as unknown as Document, "lang", { es: "/es/docs", "1.0": "/no" });
  expect(links).toEqual({ "lang:es": { href: "/es/docs" }, "version:1.0": { href: "" } });
  pointAlternates(document as unknown as Document, "version", { es: "/no", "1.0": "/docs/1.0" });
  expect(links["version:1.0"]).toEqual({ href: "/docs/1.0" });
  expect(links["lang:es"]).toEqual({ href: "/es/docs" });
});

/** How far a sidebar of 500 pixels scrolls for a link so far below its top. */
function scrolled(linkTop: number, scrollHeight = 2000): number {
  const sidebar = {
    scrollHeight,
    clientHeight: 500,
    scrollTop: 100,
    getBoundingClientRect: () => ({ top: 60 }),
    querySelector: () => ({ getBoundingClientRect: () => ({ top: 60 + linkTop }) }),
  };
  revealCurrent(sidebar as unknown as HTMLElement);
  return Math.round(sidebar.scrollTop - 100);
}

test.each([
  ["in view", 300, 0],
  ["at the top", 0, 0],
  ["at the edge of what is seen well", 400, 0],
  ["below", 401, 234],
  ["above", -10, -177],
])("a current link that is %s, at %i pixels, scrolls the sidebar by %i", (_, top, by) => {
  expect(scrolled(top)).toBe(by);
});

test("a sidebar that fits its box does not scroll", () => {
  expect(scrolled(450, 500)).toBe(0);
});
