import { describe, expect, it, test } from "vitest";
import { type SidebarItem, sidebars } from "../../sidebar.ts";
import { ancestorsOf, categoryPath, flatten, neighboursOf, pathOf, sidebarNodes } from "./tree.ts";

const small: readonly SidebarItem[] = [
  { kind: "page", path: "/docs/intro" },
  {
    kind: "category",
    slug: "geo-api",
    items: [
      { kind: "page", path: "/docs/geo/overview" },
      {
        kind: "category",
        slug: "migration-guide",
        items: [{ kind: "page", path: "/docs/geo/migration-overview" }],
      },
    ],
  },
  { kind: "page", path: "/docs/change-log" },
];

describe("a tree of pages", () => {
  it("is flattened in reading order, a category before its items", () => {
    expect(flatten(small).map(pathOf)).toEqual([
      "/docs/intro",
      "/docs/category/geo-api",
      "/docs/geo/overview",
      "/docs/category/migration-guide",
      "/docs/geo/migration-overview",
      "/docs/change-log",
    ]);
  });

  it("names the categories around a page, outermost first", () => {
    const slugs = ancestorsOf(small, "/docs/geo/migration-overview").map((item) => item.slug);
    expect(slugs).toEqual(["geo-api", "migration-guide"]);
  });

  it("does not count a category among its own ancestors", () => {
    const slugs = ancestorsOf(small, categoryPath("migration-guide")).map((item) => item.slug);
    expect(slugs).toEqual(["geo-api"]);
  });

  it("knows no ancestors at the top or outside", () => {
    expect(ancestorsOf(small, "/docs/intro")).toEqual([]);
    expect(ancestorsOf(small, "/docs/nowhere")).toEqual([]);
  });

  it("passes over category pages on the way to the neighbours", () => {
    const { previous, next } = neighboursOf(small, "/docs/geo/overview");
    expect(previous).toEqual({ kind: "page", path: "/docs/intro" });
    expect(next).toEqual({ kind: "page", path: "/docs/geo/migration-overview" });
  });

  it("has no neighbour beyond either end, and none for a stranger", () => {
    expect(neighboursOf(small, "/docs/intro").previous).toBeUndefined();
    expect(neighboursOf(small, "/docs/change-log").next).toBeUndefined();
    expect(neighboursOf(small, "/docs/nowhere")).toEqual({});
  });

  it("becomes sidebar nodes with final links", () => {
    const nodes = sidebarNodes(small, {
      href: (path) => `/es${path}`,
      label: (item) => pathOf(item).split("/").at(-1) ?? "",
    });
    expect(nodes[0]).toEqual({ kind: "link", href: "/es/docs/intro", label: "intro" });
    expect(nodes[1]).toMatchObject({ kind: "group", href: "/es/docs/category/geo-api" });
  });
});

test.each(Object.entries(sidebars))("the tree of version %s holds each page once", (_, items) => {
  const paths = flatten(items).map(pathOf);
  expect(new Set(paths).size).toBe(paths.length);
});
