import { expect, test } from "vitest";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { originalTitles } from "../content/original-titles.ts";
import { sectionVersions, titleVersion } from "../verify/translations/section-versions.ts";
import { site } from "./testing/site.ts";
import { renewTranslations, translationStates } from "./translation-states.ts";

const translated = site.plan.pages.find((page) => page.kind === "docs" && page.written.has("es"));
if (translated?.kind !== "docs") throw new Error("No page is translated.");

/** The states of one page, when these are the problems of its translation. */
const statesWith = (problems: readonly Problem[], written = translated.written) => {
  const page = { ...translated, written };
  const plan = { ...site.plan, pages: [page] };
  const rendered = {
    ...site.render({ page: translated, lang: "es" }),
    drift: { anchors: [], problems },
  };
  return translationStates({ ...site, plan, render: () => rendered });
};

test("a page is translated, drifted with its problems, or missing", () => {
  const about = { path: translated.path, lang: "es" };
  expect(statesWith([])).toEqual([{ ...about, state: "translated", problems: [] }]);
  const problem = { file: "a.md", line: 3, message: "Follow it." };
  expect(statesWith([problem])).toEqual([{ ...about, state: "drifted", problems: [problem] }]);
  const untranslated = new Map([...translated.written].filter(([lang]) => lang === "en"));
  expect(statesWith([], untranslated)).toMatchObject([{ ...about, state: "missing" }]);
});

test("renews a translation, but with onlyNew only one that names no version of its original", () => {
  const filesOf = (onlyNew: boolean, path = translated.path) => {
    const files: string[] = [];
    renewTranslations(site, path, (file) => files.push(file), onlyNew);
    return files;
  };
  expect(filesOf(false)).toEqual([translated.written.get("es")?.source.file]);
  expect(filesOf(true)).toEqual([]);
  expect([filesOf(false, "/api/geo/").length, filesOf(true, "/api/geo/").length]).toEqual([1, 0]);
});

test("home, category and not-found pages have no state, and the home page and unknown pages cannot be renewed", () => {
  const about = (...kinds: readonly string[]) =>
    site.plan.pages.filter(({ kind }) => kinds.includes(kind));
  const pages = [...about("home", "category", "not-found"), ...about("reference")];
  const states = translationStates({ ...site, plan: { ...site.plan, pages } });
  expect(states.map(({ path, state }) => [path, state])).toEqual(
    about("reference").map(({ path }) => [path, "missing"]),
  );
  const renew = (path: string) => renewTranslations(site, path, () => expect.unreachable(path));
  expect(["/", "/docs/no-such-page"].map(renew)).toEqual([false, false]);
});

/** What is written into each file, from the text given. */
function renewed(path: string, text: string) {
  const written: (readonly [file: string, text: string])[] = [];
  const isThere = renewTranslations(site, path, (file, change) =>
    written.push([file, change(text)]),
  );
  return { isThere, written };
}

test("a translation records the version of each section of its original", () => {
  const original = translated.written.get("en") ?? expect.unreachable();
  const sections = sectionVersions(original.frontmatter, site.parse(original.source.text));
  expect(sections.length).toBeGreaterThan(1);
  const { isThere, written } = renewed(translated.path, "---\ntitle: A\noriginal: old\n---\n");
  const versions = sections.map(({ version }) => version).join(" ");
  expect(isThere).toBe(true);
  expect(written).toEqual([
    [translated.written.get("es")?.source.file, `---\ntitle: A\noriginal: ${versions}\n---\n`],
  ]);
});

test("the titles of a reference record the version of the contract's", () => {
  const path = "/api/geo/";
  const page = site.plan.byPath.get(path) ?? expect.unreachable();
  const words = originalTitles(page, site.contract) ?? expect.unreachable();
  const { isThere, written } = renewed(path, `${path}:\n  title: A\n`);
  expect(isThere).toBe(true);
  expect(written).toEqual([
    [
      expect.stringMatching(/titles\.yaml$/),
      `${path}:\n  title: A\n  original: ${titleVersion(words)}\n`,
    ],
  ]);
});
