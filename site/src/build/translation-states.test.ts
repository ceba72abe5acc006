import { expect, test } from "vitest";
import type { Problem } from "../../../contract/src/problems/problem.ts";
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

test("a page is translated, has drifted with its first problem, or is missing", () => {
  const about = { path: translated.path, lang: "es" };
  expect(statesWith([])).toEqual([{ ...about, state: "translated", problems: [] }]);
  const problem = { file: "a.md", line: 3, message: "Follow it." };
  expect(statesWith([problem])).toEqual([{ ...about, state: "drifted", problems: [problem] }]);
  const untranslated = new Map([...translated.written].filter(([lang]) => lang === "en"));
  expect(statesWith([], untranslated)).toMatchObject([{ ...about, state: "missing" }]);
});

test("a translation is renewed, or only where it says nothing of its original", () => {
  const renewed = (onlyNew: boolean) => {
    const files: string[] = [];
    renewTranslations(site, translated.path, (file) => files.push(file), onlyNew);
    return files;
  };
  expect(renewed(false)).toEqual([translated.written.get("es")?.source.file]);
  expect(renewed(true)).toEqual([]);
});
