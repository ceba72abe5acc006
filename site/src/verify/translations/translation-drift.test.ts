import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { sectionVersions } from "./section-versions.ts";
import { translationDrift } from "./translation-drift.ts";

const FRONTMATTER = { title: "Limits", label: "Limits", description: "What is most.", about: [] };
const pageOf = (text: string, original: readonly string[] = []) => ({
  source: { file: "a.md", route: "/docs/a", text },
  frontmatter: { ...FRONTMATTER, original },
  lines: new Map<string, number>(),
  tree: parseMarkdown(text),
});
const english = pageOf("They are optional.");
const versions = sectionVersions(FRONTMATTER, english.tree).map(({ version }) => version);
const listed = (text: string) =>
  translationDrift(pageOf(text, versions), english).problems.map(({ message }) => message);

test("what a translation alone says is listed", () => {
  expect(listed("Son opcionales.")).toEqual([]);
  expect(listed("Son obligatorios.")).toContainEqual(expect.stringMatching(/says "obligatorios"/));
});

test("what to follow of a changed original is listed", () => {
  const { problems } = translationDrift(pageOf("Son opcionales.", ["0", "0"]), english);
  expect(problems).toMatchObject([{ message: expect.stringMatching(/has changed/) }]);
});
