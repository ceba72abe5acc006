import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkShownSteps } from "./check-shown-steps.ts";

const FILES = ["a/steps/poll-search/key.md", "a/steps/create-search/key.md"];
const told = (directive: string) =>
  checkShownSteps("a/steps/poll-search/key.md", parseMarkdown(directive), FILES).length;

test("reports a request that is not of the step's own folder", () => {
  expect(told('::request{operation="pollLiveSearch"}')).toBe(0);
  expect(told('::request{operation="createLiveSearch"}')).toBe(1);
});

test("reports a call that is not of the step's own folder", () => {
  expect(told('::migration{of="a" only="poll-search,Accept"}')).toBe(0);
  expect(told('::migration{of="a" only="create-search,Accept"}')).toBe(1);
  expect(told('::migration{of="a" only="Accept, create-search, poll-search"}')).toBe(1);
  expect(told('::migration{of="a" only="create-s"}')).toBe(0);
});

test("checks only requests and calls of neighbouring folders, and only on step pages", () => {
  expect(told('::response{operation="createLiveSearch"}')).toBe(0);
  const tree = parseMarkdown('::migration{of="a" only="create-search,agents"}');
  expect(checkShownSteps("a/guide/poll-search/key.md", tree, ["a/guide/agents/b.md"])).toEqual([]);
  const files = ["b/steps/agents/key.md", "a/steps/create-search-v2/key.md"];
  expect(checkShownSteps("a/steps/poll-search/key.md", tree, files)).toEqual([
    {
      file: "a/steps/poll-search/key.md",
      line: 1,
      message: "This step is not about create-search.",
      nearest: "poll-search",
    },
  ]);
});
