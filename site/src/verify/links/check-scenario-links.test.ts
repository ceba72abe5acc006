import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkScenarioLinks } from "./check-scenario-links.ts";

const problemsOf = (text: string) => checkScenarioLinks("a.md", parseMarkdown(text));

test("reports a link to a section that isn't about any of the scenarios", () => {
  const item = (link: string) => `- \`expired-token\`, \`tampered-token\`: ${link}`;
  expect(problemsOf(item("[When a poll goes wrong](/docs/poll#wrong)"))).toEqual([]);
  expect(problemsOf(item("[When a key is rejected](/docs/keys#rejected)"))).toMatchObject([
    { line: 1 },
  ]);
});

test("accepts links to whole pages, and lists of something else", () => {
  expect(problemsOf("- `slow`: [Kittens](/docs/kittens)")).toEqual([]);
  expect(problemsOf("- `kittens`: [Dogs](/docs/dogs#dogs)")).toEqual([]);
});
