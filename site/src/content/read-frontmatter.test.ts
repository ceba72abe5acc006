import { expect, test } from "vitest";
import { readFrontmatter } from "./read-frontmatter.ts";

const messages = (text: string) =>
  readFrontmatter("a.md", text).problems.map(({ message }) => message);

test("title, description and label are read; the label is the title when there is none", () => {
  const text = "---\ntitle: Create and poll\ndescription: Two calls.\n---\n\nBody.\n";
  expect(readFrontmatter("a.md", text)).toEqual({
    frontmatter: {
      title: "Create and poll",
      description: "Two calls.",
      label: "Create and poll",
      about: [],
    },
    lines: new Map([
      ["title", 2],
      ["description", 3],
    ]),
    problems: [],
  });
});

test("a page without title and description is reported for both", () => {
  expect(messages("Body.")).toEqual([
    "Missing title in the frontmatter.",
    "Missing description in the frontmatter.",
  ]);
});

test("an unknown key is reported on its own line, with the nearest known one", () => {
  const { problems } = readFrontmatter("a.md", "---\ntitle: A\ntitel: A\ndescription: B.\n---\n");
  expect(problems).toEqual([
    { file: "a.md", line: 3, message: 'Unknown frontmatter key "titel".', nearest: "title" },
  ]);
});

test("a description may have 160 characters", () => {
  expect(messages(`---\ntitle: A\ndescription: ${"x".repeat(160)}\n---\n`)).toEqual([]);
});

test("a description that search results would cut is reported on its own line", () => {
  const text = `---\ntitle: A\n\ndescription: ${"x".repeat(161)}\n---\n`;
  expect(readFrontmatter("a.md", text).problems).toEqual([
    {
      file: "a.md",
      line: 4,
      message: "The description has 161 characters; the maximum is 160.",
    },
  ]);
});

test("reports invalid YAML where the parser stopped, with its reason", () => {
  const [first] = readFrontmatter("a.md", "---\ntitle: A\nlabel: [a\n---\n").problems;
  expect(first).toMatchObject({ file: "a.md", line: 4 });
  expect(first?.message).toContain("Unreadable frontmatter:");
});

test.each([
  ["[Currency, geo]", ["Currency", "geo"]],
  ["Currency , geo", ["Currency", "geo"]],
  ["Currency", ["Currency"]],
])("reads about: %s as %j", (about, names) => {
  expect(readFrontmatter("a.md", `---\nabout: ${about}\n---\n`).frontmatter.about).toEqual(names);
});

test("splits section versions at any whitespace, including line breaks", () => {
  const text = "---\noriginal: a1  b2\n  c3\n---\n";
  expect(readFrontmatter("a.md", text).frontmatter.original).toEqual(["a1", "b2", "c3"]);
});
