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

test("reports what only the translation says", () => {
  expect(listed("Son opcionales.")).toEqual([]);
  expect(listed("Son obligatorios.")).toContainEqual(expect.stringMatching(/says "obligatorios"/));
});

test("reports a change of the original", () => {
  const { problems } = translationDrift(pageOf("Son opcionales.", ["0", "0"]), english);
  expect(problems).toMatchObject([{ message: expect.stringMatching(/has changed/) }]);
});

const LONG = "They are optional.\n\n## Limits\n\nAt most 8.\n\n## Ages\n\nFrom 3.\n";
const SHORT =
  "Son opcionales.\n\n## Límites {#limits}\n\nComo mucho 8.\n\n## Edades {#ages}\n\nDesde 3.\n";
const long = pageOf(LONG);
const recorded = sectionVersions(FRONTMATTER, long.tree).map(({ version }) => version);
const driftOf = (text: string, original = recorded, lines = new Map<string, number>()) =>
  translationDrift({ ...pageOf(text, original), lines }, long);

test("reports a section with other parts, with what each side alone has", () => {
  expect(driftOf(SHORT)).toEqual({ anchors: [], problems: [] });
  const { anchors, problems } = driftOf(SHORT.replace("mucho 8", "mucho 9"));
  expect(anchors).toEqual(["limits"]);
  expect(problems).toEqual([
    {
      file: "a.md",
      line: 3,
      message:
        'The translation of "limits" differs from the original: it has "9", and the original has "8".',
    },
  ]);
  expect(driftOf(SHORT.replace("Son", "En 5, son")).problems).toMatchObject([
    { message: 'The translation of the beginning differs from the original: it has "5".' },
  ]);
  expect(driftOf(SHORT.replace("Desde 3", "Desde ahora")).problems).toMatchObject([
    { message: 'The translation of "ages" differs from the original: the original has "3".' },
  ]);
  expect(driftOf(SHORT.replace("Desde 3", "3 4 4 5 6 7 8 9")).problems).toMatchObject([
    { message: expect.stringMatching(/ it has "4", "5", "6", "7"\.$/) },
  ]);
});

test("of a changed section, reports only the change, where its version is recorded", () => {
  const changed = recorded.map((version, index) => (index === 2 ? "0" : version));
  const drift = driftOf(SHORT.replace("mucho 8", "mucho 9"), changed, new Map([["original", 4]]));
  expect(drift.anchors).toEqual(["limits"]);
  expect(drift.problems).toEqual([
    {
      file: "a.md",
      line: 4,
      message:
        'a.md has changed since it was translated: "limits". Follow it here, then run `npm run translations -- --renew /docs/a`.',
    },
  ]);
});

test("compares nothing of a translation without recorded versions", () => {
  const { original: _, ...frontmatter } = pageOf(SHORT).frontmatter;
  const drift = translationDrift({ ...pageOf(SHORT), frontmatter }, long);
  expect(drift.anchors).toEqual(["", "limits", "ages"]);
  expect(drift.problems).toMatchObject([
    { line: 1, message: expect.stringContaining("in a version that is not recorded") },
  ]);
});

test("reports a word that only one side has, with that side", () => {
  const messages = listed("Son obligatorios.");
  expect(messages).toEqual([
    expect.stringMatching(
      /^The translation of the beginning says "obligatorios", and its original has no "required"/,
    ),
    expect.stringMatching(
      /^The original of the beginning says "optional", and its translation has no "opcional"/,
    ),
  ]);
});

test("reports a section that the original lost once, as a change of the original", () => {
  const shorter = pageOf(LONG.slice(0, LONG.indexOf("## Ages")));
  expect(translationDrift(pageOf(SHORT, recorded), shorter).problems).toEqual([
    {
      file: "a.md",
      line: 1,
      message:
        "a.md has changed since it was translated: 1 fewer than before. Follow it here, then run `npm run translations -- --renew /docs/a`.",
    },
  ]);
});

test("reports a section that only the translation has if nothing has changed", () => {
  expect(driftOf(`${SHORT}\n## Más {#more}\n\nEn 5.\n`)).toMatchObject({
    anchors: ["more"],
    problems: [{ message: expect.stringContaining('"more" differs from the original') }],
  });
});

test("words of a section that has changed are not compared", () => {
  const changed = recorded.map((version, index) => (index === 1 ? "0" : version));
  const { problems } = driftOf(SHORT.replace("opcionales", "obligatorios"), changed);
  expect(problems).toMatchObject([{ message: expect.stringContaining("has changed") }]);
});
