import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkLoopEnds } from "./check-loop-ends.ts";

const problemsOf = (text: string) => checkLoopEnds("a.md", parseMarkdown(text));

test.each([
  "1. Create.\n2. If it's `RESULT_STATUS_COMPLETE`, stop.\n3. Poll, and go back to step 2.",
  "1. Create.\n2. Poll.\n3. Stop when `status` is `RESULT_STATUS_FAILED`.",
  "1. Create.\n2. Repeat until it's `RESULT_STATUS_COMPLETE`.",
  "1. If `action` is anything else, go on.\n2. If it's `RESULT_STATUS_COMPLETE`, stop.\n3. Poll.",
  "Poll until `status` is `RESULT_STATUS_COMPLETE`.",
  "Poll once a second, and stop only at `RESULT_STATUS_COMPLETE`.",
  "| Mistake | Fix |\n| - | - |\n| no end | poll until `RESULT_STATUS_COMPLETE` |",
])("reports %s", (text) => {
  expect(problemsOf(text)).toMatchObject([
    { nearest: "RESULT_STATUS_COMPLETE or RESULT_STATUS_FAILED" },
  ]);
});

test.each([
  "1. If it's `RESULT_STATUS_COMPLETE` or `RESULT_STATUS_FAILED`, stop.\n2. Poll again.",
  "1. If it's `RESULT_STATUS_COMPLETE`, stop.\n2. If it failed, tell the traveller.\n3. Poll again.",
  "1. If it's `RESULT_STATUS_COMPLETE`, stop; for anything else, see below.\n2. Poll again.",
  "1. Check that it stops at `RESULT_STATUS_COMPLETE`.\n2. Open the page.",
  "- If it's `RESULT_STATUS_COMPLETE`, stop.\n- If it's `RESULT_STATUS_INCOMPLETE`, poll again.",
  'Don\'t say "the cheapest" until `status` is `RESULT_STATUS_COMPLETE`.',
  "Poll until it's `RESULT_STATUS_COMPLETE` or `RESULT_STATUS_FAILED`.",
  "Poll until it's `RESULT_STATUS_COMPLETE`, or the search fails.",
  "A poll can return `RESULT_STATUS_COMPLETE`: then stop.",
  "| Status | Then |\n| - | - |\n| `RESULT_STATUS_COMPLETE` | stop; else poll |",
])("accepts %s", (text) => {
  expect(problemsOf(text)).toEqual([]);
});
