import type { Root } from "mdast";
import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { sectionVersions } from "./section-versions.ts";

const frontmatter = { title: "Geo", label: "Geo", description: "Places." };

function versionsOf(text: object): readonly string[] {
  const tree = { type: "root", children: [{ type: "paragraph", children: [text] }] };
  return sectionVersions(frontmatter, tree as Root).map(({ version }) => version);
}

test("a version changes with the words, but not with anything invisible", () => {
  const written = versionsOf({ type: "text", value: "Two calls." });
  const marked = { type: "text", value: "Two\n calls.", data: { printed: true }, position: {} };
  expect(versionsOf({ type: "text", value: " Two calls.\n" })).toEqual(written);
  expect(versionsOf(marked)).toEqual(written);
  expect(written).toEqual([expect.any(String), expect.stringMatching(/^[0-9a-f]{7}$/)]);
  expect(versionsOf({ type: "text", value: "Three calls." })).not.toEqual(written);
});

test("a heading is part of its section", () => {
  const versions = (heading: string) =>
    sectionVersions(frontmatter, parseMarkdown(`Text.\n\n## ${heading} {#a}\n\nMore.`)).map(
      ({ version }) => version,
    );
  const [title, beginning, section] = versions("One");
  const [sameTitle, sameBeginning, other] = versions("Two");
  expect([sameTitle, sameBeginning]).toEqual([title, beginning]);
  expect(other).not.toBe(section);
});
