import { expect, test } from "vitest";
import { GENERATORS } from "../../samples/generators.ts";
import { addLanguage, markdownFiles, removeLanguage } from "./markdown-files.ts";

const block = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;
const samples = GENERATORS.map(({ id }) => block(id, `call in ${id}\n\nand a line`)).join("\n\n");
const program = block("python", "a program");
const markdown = `# Title\n\nAbout it.\n\n## Section\n\n${samples}\n\nText.\n\n${samples}\n\n${program}\n`;

test("a page with samples becomes one file per language, with a note on the others", () => {
  const files = markdownFiles(
    "/docs/a.md",
    markdown,
    (own, others) => `In ${own}, not ${others[0]}.`,
  );
  const inGo = block("go", "call in go\n\nand a line");
  expect(files.map(({ path }) => path)).toEqual([
    "/docs/a.md",
    ...GENERATORS.slice(1).map(({ id }) => `/docs/a.${id}.md`),
  ]);
  expect(files[0].text).toMatch(
    /^# Title\n\nAbout it\.\n\nIn curl, not javascript\.\n\n## Section\n\n```curl\n/,
  );
  expect(files.find(({ path }) => path === "/docs/a.go.md")?.text).toBe(
    `# Title\n\nAbout it.\n\nIn go, not curl.\n\n## Section\n\n${inGo}\n\nText.\n\n${inGo}\n\n${program}\n`,
  );
});

test.each([block("curl", "one alone"), "# B\n"])("a page without samples is one file", (text) => {
  expect(markdownFiles("/docs/b.md", text, () => "")).toEqual([{ path: "/docs/b.md", text }]);
});

test("maps the path of a Markdown page to a known sample language's and back, ignoring unknown ones", () => {
  expect(addLanguage("/docs/intro.md", "go")).toBe("/docs/intro.go.md");
  expect([null, "", "curl", "cobol", "../go"].map((one) => addLanguage("/a.md", one))).toEqual(
    Array(5).fill("/a.md"),
  );
  expect(["/docs/intro.go.md", "/docs/intro.md"].map(removeLanguage)).toEqual([
    "/docs/intro.md",
    "/docs/intro.md",
  ]);
});

test("adds no note to an article without a section to put it above", () => {
  const [{ text }] = markdownFiles("/a.md", `# Title\n\n### Small\n\n${samples}\n`, () => "Note.");
  expect(text).not.toContain("Note.");
});
