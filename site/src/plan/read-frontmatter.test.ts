import { expect, test } from "vitest";
import { readFrontmatter } from "./read-frontmatter.ts";

const messages = (text: string) =>
  readFrontmatter("a.md", text).problems.map(({ message }) => message);

test("title, description and label are read; the label is the title when there is none", () => {
  const text = "---\ntitle: Create and poll\ndescription: Two calls.\n---\n\nBody.\n";
  expect(readFrontmatter("a.md", text)).toEqual({
    frontmatter: { title: "Create and poll", description: "Two calls.", label: "Create and poll" },
    problems: [],
  });
});

test("a page without title and description is reported for both", () => {
  expect(messages("Body.")).toEqual([
    "Missing title in the frontmatter.",
    "Missing description in the frontmatter.",
  ]);
});

test("an unknown key is reported with the nearest known one", () => {
  const { problems } = readFrontmatter("a.md", "---\ntitel: A\ntitle: A\ndescription: B.\n---\n");
  expect(problems).toEqual([
    { file: "a.md", line: 1, message: 'Unknown frontmatter key "titel".', nearest: "title" },
  ]);
});

test("a description that search results would cut is reported", () => {
  expect(messages(`---\ntitle: A\ndescription: ${"x".repeat(161)}\n---\n`)).toEqual([
    "The description has 161 characters; 160 is the most.",
  ]);
});

test("frontmatter that is no YAML is reported with the parser's reason", () => {
  expect(messages("---\ntitle: [a\n---\n")[0]).toContain("Unreadable frontmatter:");
});
