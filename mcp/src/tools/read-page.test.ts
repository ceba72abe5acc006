import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { readPage } from "./read-page.ts";

const INTRO =
  "# Intro\n\nFirst.\n\n## One\n\nOf one.\n\n### Inner\n\n#### Deep\n\n## Two\n\nOf two.";
const API = "# Live prices\n\n## Create a live search\n\nCreates.\n";
const texts: Readonly<Record<string, string>> = {
  "/": "# Home",
  "/docs/intro": INTRO,
  "/docs/geo/overview": "# Geo",
  "/docs/culture/overview": "# Culture",
  "/docs/live/overview": "# Live",
  "/docs/indicative/overview": "# Indicative",
  "/api/live": API,
};
const pages = Object.keys(texts).map(
  (path) => [path, { path, title: "", description: "" }] as const,
);
const context = testContext({ docs: { read: (path) => texts[path], pages: new Map(pages) } });

const read = (page: string, more: { section?: string; offset?: number; limit?: number } = {}) =>
  readPage(context, { page, offset: 0, limit: 8000, ...more });
const textOf = (...given: Parameters<typeof read>) => read(...given).content[0]?.text ?? "";

test.each([
  ["/docs/intro", INTRO],
  ["docs/intro.md", INTRO],
  ["/docs/intro/", INTRO],
  ["https://docs.example.com:3000/docs/intro.md", INTRO],
  ["https://docs.example.com", "# Home"],
  ["/", "# Home"],
  ["/index.md", "# Home"],
  ["/docs/intro#", INTRO],
  ["/docs/intro#two", "## Two\n\nOf two."],
  ["/api/live#createLiveSearch", "## Create a live search\n\nCreates."],
])("reads %s", (page, text) => {
  expect(textOf(page)).toBe(text);
});

test("an explicit section overrides the anchor's", () => {
  expect(textOf("/docs/intro#one", { section: "Two" })).toBe("## Two\n\nOf two.");
  expect(textOf("/docs/intro#one", { section: "" })).toBe(INTRO);
});

test("resolves a section that the page lacks as a contract name, or lists the page's sections", () => {
  expect(textOf("/docs/intro", { section: "LiveQuery.adults" })).toContain("`LiveQuery.adults`");
  expect(read("/docs/intro", { section: "qqqqqqqq" })).toMatchObject({
    isError: true,
    content: [{ text: '/docs/intro has no section "qqqqqqqq". It has:\n- One\n  - Inner\n- Two' }],
  });
});

test.each([
  ["/docs/itnro", " Did you mean /docs/intro?"],
  ["/overview", " Did you mean /docs/geo/overview, /docs/culture/overview, /docs/live/overview?"],
  ["/qqqqqqqqqqqq/", ""],
])("rejects the page %s and suggests nearby ones", (page, hint) => {
  expect(read(page).isError).toBe(true);
  expect(textOf(page)).toBe(`There is no page ${page.replace(/\/$/, "")}.${hint}`);
});

test("splits a long page at line ends into pieces that add up to it", () => {
  const first = read("/docs/intro", { limit: 20 });
  expect(first.structuredContent).toEqual({
    page: "/docs/intro",
    text: "# Intro\n\nFirst.\n",
    next: 16,
    sections: ["One", "Inner", "Two"],
  });
  expect(first.content[0]?.text).toBe(
    `# Intro\n\nFirst.\n\n\n[${INTRO.length - 16} of ${INTRO.length} characters remain: read a section, or continue with offset 16.]\n\n- One\n  - Inner\n- Two`,
  );
  const second = read("/docs/intro", { offset: 16, limit: 20 });
  expect(second.structuredContent).toMatchObject({ text: INTRO.slice(16, 33), next: 33 });
  const last = read("/docs/intro", { offset: 33, limit: INTRO.length - 33 });
  expect(last.structuredContent).toEqual({ page: "/docs/intro", text: INTRO.slice(33) });
});

test("a piece of a section lists the sections inside it, if there are any", () => {
  const one = read("/docs/intro", { section: "One", limit: 8 }).structuredContent;
  expect(one).toMatchObject({ text: "## One\n", sections: ["Inner"] });
  const two = read("/docs/intro", { section: "Two", limit: 8 }).structuredContent;
  expect(two).toEqual({ page: "/docs/intro", text: "## Two\n", next: 7 });
});

test("cuts a line that is too long for a piece", () => {
  const { structuredContent } = read("/docs/intro", { limit: 5 });
  expect(structuredContent).toMatchObject({ text: "# Int", next: 5 });
  const behindBreak = read("/docs/intro", { offset: 16, limit: 4 });
  expect(behindBreak.structuredContent).toMatchObject({ text: "\n## ", next: 20 });
});

test("rejects an offset past the end of the page and states its length", () => {
  const message = `offset must be less than ${INTRO.length}, the length of /docs/intro.`;
  for (const offset of [INTRO.length, INTRO.length + 1]) {
    const past = read("/docs/intro", { offset });
    expect(past).toMatchObject({ isError: true, content: [{ text: message }] });
  }
});
