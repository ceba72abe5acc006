import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { callTool } from "./call-tool.ts";
import { readingTools } from "./reading-tools.ts";

const place = (title: string) => ({
  ...{ href: `/docs/${title}`, kind: "section", title, where: "", excerpt: "" },
});
const unknown = {
  words: [],
  isEveryWordUnknown: false,
  isEveryWordAbsent: false,
  knownButAbsent: [],
};
const context = testContext({
  docs: {
    search: (query, lang) => ({
      places: Array.from({ length: 40 }, (_, index) => place(`${query}-${lang}-${index}`)),
      nearest: [],
      unknown,
    }),
    read: (path) => (path === "/docs/intro" ? "# Intro\n\n## One\n\nFirst.\n" : undefined),
  },
});

async function ask(name: string, args: Readonly<Record<string, unknown>>) {
  const { signal } = new AbortController();
  const { content } = await callTool(readingTools(), context, { name, arguments: args }, signal);
  return content[0]?.text ?? "";
}

test("search defaults to English and to ten places", async () => {
  const english = (await ask("search_docs", { query: "poll" })).split("\n");
  expect(english).toHaveLength(10);
  expect(english[0]).toBe("- poll-en-0 (section) /docs/poll-en-0");
  const spanish = await ask("search_docs", { q: "poll", language: "ES", limit: 1 });
  expect(spanish.split("\n").at(-1)).toBe("- poll-es-0 (section) /docs/poll-es-0");
  expect(await ask("search_docs", { query: "poll", lang: "fr" })).toContain("one of en, es");
});

test("reads a whole page, or the requested section", async () => {
  expect(await ask("read_page", { page: "/docs/intro" })).toBe("# Intro\n\n## One\n\nFirst.\n");
  expect(await ask("read_page", { page: "/docs/intro", section: "one" })).toBe("## One\n\nFirst.");
});
