import { describe, expect, it, test } from "vitest";
import { type SidebarItem, sidebars } from "../../sidebar.ts";
import { site } from "../../site.config.ts";
import { createTree } from "./create-tree.ts";

const [current] = site.versions;

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
  {
    kind: "section",
    path: "/docs/sandbox",
    items: [{ kind: "page", path: "/docs/sandbox/keys" }],
  },
  { kind: "page", path: "/docs/change-log" },
];

const tree = createTree(current, small);
const positionOf = (path: string) => tree.positions.get(path);

describe("a tree of pages", () => {
  it("lists pages in order, a category before its items", () => {
    expect(tree.all.map(({ path }) => path)).toEqual([
      "/docs/intro",
      "/docs/category/geo-api",
      "/docs/geo/overview",
      "/docs/category/migration-guide",
      "/docs/geo/migration-overview",
      "/docs/sandbox",
      "/docs/sandbox/keys",
      "/docs/change-log",
    ]);
  });

  it("names the categories around a page, outermost first", () => {
    const paths = positionOf("/docs/geo/migration-overview")?.ancestors.map(({ path }) => path);
    expect(paths).toEqual(["/docs/category/geo-api", "/docs/category/migration-guide"]);
  });

  it("does not count a category among its own ancestors", () => {
    const paths = positionOf("/docs/category/migration-guide")?.ancestors.map(({ path }) => path);
    expect(paths).toEqual(["/docs/category/geo-api"]);
  });

  it("counts a section's page among the neighbours of its items", () => {
    const { ancestors, previous, next } = positionOf("/docs/sandbox/keys") ?? {};
    expect(ancestors?.map(({ path }) => path)).toEqual(["/docs/sandbox"]);
    expect([previous?.path, next?.path]).toEqual(["/docs/sandbox", "/docs/change-log"]);
  });

  it("gives a top-level page no ancestors and an unknown page no place", () => {
    expect(positionOf("/docs/intro")?.ancestors).toEqual([]);
    expect(positionOf("/docs/nowhere")).toBeUndefined();
  });

  it("skips category pages when finding neighbours", () => {
    const { previous, next } = positionOf("/docs/geo/overview") ?? {};
    expect(previous).toEqual({ kind: "page", path: "/docs/intro" });
    expect(next).toEqual({ kind: "page", path: "/docs/geo/migration-overview" });
  });

  it("gives a category's page the pages around it", () => {
    const { previous, next } = positionOf("/docs/category/migration-guide") ?? {};
    expect(previous?.path).toBe("/docs/geo/overview");
    expect(next?.path).toBe("/docs/geo/migration-overview");
  });

  it("has no neighbour beyond either end", () => {
    expect(positionOf("/docs/intro")?.previous).toBeUndefined();
    expect(positionOf("/docs/change-log")?.next).toBeUndefined();
  });

  it("puts the categories of another version into its own folder", () => {
    const old = createTree({ id: "1.0", prefix: "/docs/1.0", archived: true }, small);
    expect(old.nodes[1]?.path).toBe("/docs/1.0/category/geo-api");
  });
});

test.each(site.versions)("the tree of version $id holds each page once", (version) => {
  const paths = createTree(version, sidebars[version.id]).all.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
