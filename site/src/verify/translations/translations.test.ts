import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { driftedSections } from "./drifted-sections.ts";
import { recordOriginal, recordTitles } from "./record-original.ts";
import { sectionVersions } from "./section-versions.ts";

const FRONTMATTER = { title: "Limits", label: "Limits", description: "What is most.", about: [] };
const TEXT = `Send \`market\` and wait.

## Limits

| Name | Most |
| --- | --- |
| \`adults\` | 8 |

::figure{src="rates" alt="Two lines."}

### Of children

- One *line*.
- Another.
`;
const versions = (text: string) => sectionVersions(FRONTMATTER, parseMarkdown(text));
const recorded = versions(TEXT).map(({ version }) => version);
const drifted = (text: string) => driftedSections(recorded, versions(text));

test("splits a page into its frontmatter, its beginning and its sections", () => {
  expect(versions(TEXT).map(({ section }) => section)).toEqual([
    "the frontmatter",
    "the beginning",
    '"limits"',
    '"of-children"',
  ]);
});

test("ignores changes of layout", () => {
  const relaid = TEXT.replace("and wait", "and\nwait")
    .replace("| Name | Most |\n| --- | --- |", "| Name   | Most |\n| :----- | ---: |")
    .replace('src="rates" alt="Two lines."', 'alt="Two lines." src="rates"')
    .replace("*line*", "_line_")
    .replace("- One", "* One")
    .replace("- Another", "\n* Another");
  expect(relaid).not.toBe(TEXT);
  expect(drifted(relaid)).toEqual([]);
});

test("reports changes by section", () => {
  expect(drifted(TEXT.replace("| 8 |", "| 9 |"))).toEqual(['"limits"']);
  expect(drifted(TEXT.replace("wait", "do not wait"))).toEqual(["the beginning"]);
  expect(drifted(TEXT.replace("Two lines", "Three lines"))).toEqual(['"limits"']);
  expect(drifted(`${TEXT}\n## More\n\nText.\n`)).toEqual(['"more"']);
  expect(drifted(TEXT.slice(0, TEXT.indexOf("###")))).toEqual(["1 fewer than before"]);
  const retitled = sectionVersions({ ...FRONTMATTER, title: "Rates" }, parseMarkdown(TEXT));
  expect(driftedSections(recorded, retitled)).toEqual(["the frontmatter"]);
  const relabelled = sectionVersions({ ...FRONTMATTER, label: "Most" }, parseMarkdown(TEXT));
  expect(driftedSections(recorded, relabelled)).toEqual(["the frontmatter"]);
  const [first = "", second = "", ...rest] = recorded;
  expect(driftedSections([second, first, ...rest], versions(TEXT))).toEqual([
    "the frontmatter",
    "the beginning",
  ]);
});

test("records the versions on one line of the frontmatter, once", () => {
  const page = "---\ntitle: Límites\noriginal: 1234567\nabout: [geo]\n---\n\nEnvía.\n";
  const written = recordOriginal(page, versions(TEXT));
  expect(written).toBe(
    `---\ntitle: Límites\nabout: [geo]\noriginal: ${recorded.join(" ")}\n---\n\nEnvía.\n`,
  );
  expect(recordOriginal(written, versions(TEXT))).toBe(written);
});

test("records a title's version once and leaves other entries unchanged", () => {
  const entry = (path: string, version: string) =>
    `${path}:\n  title: Título\n  description: Qué es.\n  original: ${version}\n`;
  const titles = entry("/docs/a", "1111111") + entry("/docs/b", "2222222");
  expect(recordTitles(titles, "/docs/a", "3333333")).toBe(
    entry("/docs/a", "3333333") + entry("/docs/b", "2222222"),
  );
  expect(recordTitles(titles, "/docs/c", "3333333")).toBe(titles);
  expect(recordTitles("/docs/a:\n  title: A\n  original: 1111111", "/docs/a", "3333333")).toBe(
    "/docs/a:\n  title: A\n  original: 3333333",
  );
});

test("a rule in a page's text does not end its frontmatter", () => {
  const page = "---\ntitle: A\n---\n\nUno.\n\n---\n\nDos.\n";
  expect(recordOriginal(page, versions(TEXT))).toBe(
    page.replace("title: A\n", `title: A\noriginal: ${recorded.join(" ")}\n`),
  );
});
