import { expect, test } from "vitest";
import type { SidebarItem } from "../../sidebar.ts";
import { site } from "../../site.config.ts";
import { createAlternates } from "./create-alternates.ts";
import { planPages } from "./plan-pages.ts";
import { routeOf } from "./read-content.ts";

const text = "---\ntitle: Intro\ndescription: What it is.\n---\nHello.\n";
const file = (route: string) => ({ file: `site/content${route}.md`, route, text });
const tree = (...current: SidebarItem[]) => ({ "3.0": current, "1.0": [] });
const intro: SidebarItem = { kind: "page", path: "/docs/intro" };

test("derives a file's route from its path", () => {
  expect(routeOf("docs/intro.md")).toBe("/docs/intro");
  expect(routeOf("docs/index.md")).toBe("/docs");
  expect(routeOf("es/docs/1.0/index.md")).toBe("/es/docs/1.0");
});

test("plans the home page, the tree with its categories, the references and the not-found page", () => {
  const items: SidebarItem[] = [{ kind: "category", slug: "getting-started", items: [intro] }];
  const plan = planPages(site, tree(...items), [file("/docs/intro"), file("/es/docs/intro")]);
  expect(plan.problems).toEqual([]);
  expect(plan.pages.map(({ path }) => path)).toEqual([
    "/",
    "/docs/category/getting-started",
    "/docs/intro",
    "/api/flights-live-pricing/",
    "/api/flights-indicative/",
    "/api/geo/",
    "/api/culture/",
    "/404",
  ]);
});

test("reports a route without a page and names the file to write", () => {
  expect(planPages(site, tree(intro), []).problems).toEqual([
    {
      file: "site/sidebar.ts",
      message: "The tree has /docs/intro, and there is no site/content/docs/intro.md.",
    },
  ]);
});

test("reports a translation without its original", () => {
  expect(planPages(site, tree(intro), [file("/es/docs/intro")]).problems).toMatchObject([
    { message: "The tree has /docs/intro, and there is no site/content/docs/intro.md." },
  ]);
});

test("reports a page without a route and suggests no route that has its own file", () => {
  const plan = planPages(site, tree(intro), [file("/docs/intro"), file("/docs/intr")]);
  expect(plan.problems).toEqual([
    {
      file: "site/content/docs/intr.md",
      message: "This page is not in the tree: add /docs/intr to site/sidebar.ts.",
    },
  ]);
});

test("suggests the nearest route that has no file for a page without a route", () => {
  const { problems } = planPages(site, tree(intro), [file("/docs/intr")]);
  expect(problems.at(-1)).toMatchObject({
    file: "site/content/docs/intr.md",
    nearest: "/docs/intro",
  });
});

test("suggests no route of another language for a page without a route", () => {
  const path = "/docs/flights-live-prices/overview";
  const { problems } = planPages(site, tree({ kind: "page", path }), [
    file(path),
    file(`${path}s`),
  ]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).not.toHaveProperty("nearest");
});

test("rejects an original in the frontmatter of a page that is not a translation", () => {
  const page = {
    ...file("/docs/intro"),
    text: text.replace("---\nHello", "original: a b\n---\nHello"),
  };
  expect(planPages(site, tree(intro), [page]).problems).toMatchObject([
    { file: "site/content/docs/intro.md", line: 4 },
  ]);
});

test("reports a path that occurs twice in the tree", () => {
  const plan = planPages(site, tree(intro, intro), [file("/docs/intro")]);
  expect(plan.problems.map(({ message }) => message)).toEqual(["The tree has /docs/intro twice."]);
});

test("rejects an archived page whose successor is missing or unknown", () => {
  const archived = (route: string, line: string) => ({
    file: `site/content${route}.md`,
    route,
    text: `---\ntitle: Old\ndescription: What it was.\n${line}---\n`,
  });
  const files = [
    file("/docs/intro"),
    archived("/docs/1.0/a", ""),
    archived("/docs/1.0/b", "replacedBy: /docs/intor\n"),
    archived("/docs/1.0/c", "replacedBy: /docs/intro\n"),
    archived("/docs/1.0/d", "replacedBy: /docs/1.0/c\n"),
  ];
  const pages: SidebarItem[] = ["a", "b", "c", "d"].map((name) => ({
    kind: "page",
    path: `/docs/1.0/${name}`,
  }));
  const { problems } = planPages(site, { "3.0": [intro], "1.0": pages }, files);
  expect(problems.map(({ line }) => line)).toEqual([1, 4, 4]);
  expect(problems.map(({ file, message, nearest }) => [file, message, nearest])).toEqual([
    [
      "site/content/docs/1.0/a.md",
      "An archived page needs replacedBy in its frontmatter.",
      undefined,
    ],
    [
      "site/content/docs/1.0/b.md",
      "replacedBy leads nowhere: there is no current page /docs/intor.",
      "/docs/intro",
    ],
    [
      "site/content/docs/1.0/d.md",
      "replacedBy leads nowhere: there is no current page /docs/1.0/c.",
      undefined,
    ],
  ]);
});

test("a docs version may have categories of its own, with the slugs of another", () => {
  const page = (path: string): SidebarItem => ({ kind: "page", path });
  const geo = (path: string): SidebarItem => ({
    kind: "category",
    slug: "geo-api",
    items: [page(path)],
  });
  const replaced = text.replace("---\nHello", "replacedBy: /docs/geo/overview\n---\nHello");
  const files = [file("/docs/geo/overview"), { ...file("/docs/1.0/geo/overview"), text: replaced }];
  const sidebars = { "3.0": [geo("/docs/geo/overview")], "1.0": [geo("/docs/1.0/geo/overview")] };
  const plan = planPages(site, sidebars, files);
  expect(plan.problems).toEqual([]);
  const categories = plan.pages.filter(({ kind }) => kind === "category");
  expect(categories.map(({ version, path }) => [version, path])).toEqual([
    ["3.0", "/docs/category/geo-api"],
    ["1.0", "/docs/1.0/category/geo-api"],
  ]);
  const alternatesOf = createAlternates(site, plan);
  const current = plan.byPath.get("/docs/category/geo-api");
  expect(current && alternatesOf(current, "es").versions.map(({ href }) => href)).toEqual([
    "/es/docs/category/geo-api",
    "/es/docs/1.0/category/geo-api",
  ]);
});
