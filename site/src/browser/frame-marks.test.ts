import { expect, test } from "vitest";
import { markLinks } from "./frame-marks.ts";

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

test("the link to the page on view is marked, and no other stays so", () => {
  const links = [linkTo("/docs/geo/a", "page"), linkTo("/docs"), linkTo("/docs/geo")];
  expect(mark(links, "/docs/geo")).toEqual({ found: "/docs/geo", current: [null, null, "page"] });
  expect(mark(links, "/docs")).toEqual({ found: "/docs", current: [null, "page", null] });
});

test("a page without a link leaves none marked, and the section being read stays so", () => {
  const links = [linkTo("/docs", "page"), linkTo("/api/geo/#listPlaces", "true")];
  expect(mark(links, "/404")).toEqual({ found: undefined, current: [null, "true"] });
});
