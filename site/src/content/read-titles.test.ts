import { expect, test } from "vitest";
import type { SidebarItem } from "../../sidebar.ts";
import { site } from "../../site.config.ts";
import { planPages } from "./plan-pages.ts";
import { readTitles } from "./read-titles.ts";
import { titlesOf } from "./titles-of.ts";

const text = "---\ntitle: Intro\ndescription: What it is.\n---\nHello.\n";
const file = (route: string) => ({ file: `site/content${route}.md`, route, text });
const page = (path: string): SidebarItem => ({ kind: "page", path });
const titles = (yaml: string) => ({ file: "es/titles.yaml", prefix: "/es", text: yaml });
const references = site.references
  .map((id) => `/api/${id}/:\n  title: ${id}\n  description: Algo.\n`)
  .join("");
const planned = (yaml: string) =>
  planPages(
    site,
    { "3.0": [page("/docs/intro"), page("/docs/names")], "1.0": [] },
    [file("/docs/intro"), file("/es/docs/intro"), file("/docs/names")],
    [titles(yaml + references)],
  );

const NAMES = "/docs/names:\n  title: Nombres\n  label: Todos\n  description: Qué hay.\n";

test("an untranslated page takes its title, label and description from the titles file", () => {
  const plan = planned(NAMES);
  expect(plan.problems).toEqual([]);
  const names = plan.byPath.get("/docs/names");
  if (names?.kind !== "docs") throw new Error("There is no such page.");
  expect(titlesOf(names, "es")).toMatchObject({
    title: "Nombres",
    label: "Todos",
    description: "Qué hay.",
    lang: "es",
  });
  expect(titlesOf(names, "en")).toMatchObject({ title: "Intro", lang: "en" });
});

test("a language without titles falls back to the originals, marked with their language", () => {
  const tree = { "3.0": [page("/docs/names")], "1.0": [] };
  const { problems, byPath } = planPages(site, tree, [file("/docs/names")]);
  const names = byPath.get("/docs/names");
  if (names?.kind !== "docs") throw new Error("There is no such page.");
  expect(problems).toEqual([]);
  expect(titlesOf(names, "es")).toMatchObject({ title: "Intro", lang: "en" });
});

test("a page without an entry falls back to its original, and a translated page may have an entry", () => {
  const without = planned("").byPath.get("/docs/names");
  if (without?.kind !== "docs") throw new Error("There is no such page.");
  expect(titlesOf(without, "es")).toMatchObject({ title: "Intro", lang: "en" });
  const more = `${NAMES}/docs/intro:\n  title: A\n  description: B.\n`;
  expect([planned("").problems, planned(more).problems]).toEqual([[], []]);
});

test("an entry is checked like frontmatter, on its own lines", () => {
  const { problems } = readTitles(titles("/docs/a:\n  titel: A\n/docs/b:\n  title: B\n"));
  expect(problems).toMatchObject([
    { line: 2, nearest: "title" },
    { line: 1, message: "Missing title in the frontmatter." },
    { line: 1, message: "Missing description in the frontmatter." },
    { line: 3, message: "Missing description in the frontmatter." },
  ]);
});

test("reports invalid YAML where the parser stopped, with its reason", () => {
  const { entries, problems } = readTitles(titles("/docs/a:\n  title: [A\n/docs/b: B\n"));
  expect(problems[0]).toMatchObject({ file: "es/titles.yaml", line: 3 });
  expect(problems[0]?.message).toMatch(/^Unreadable titles: /);
  expect(entries.has("/docs/a")).toBe(true);
  expect(readTitles(titles("no entries"))).toEqual({ entries: new Map(), problems: [] });
});

test("reports what an entry without keys lacks, and ignores a key that is not a path", () => {
  const { entries, problems } = readTitles(titles("? [a, b]\n: title: A\n/docs/a: A\n"));
  expect([...entries.keys()]).toEqual(["/docs/a"]);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [3, "Missing title in the frontmatter."],
    [3, "Missing description in the frontmatter."],
  ]);
});
