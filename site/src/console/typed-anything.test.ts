import { expect, test } from "vitest";
import { operationNamed } from "../build/testing/operation-named.ts";
import { GENERATORS } from "../samples/generators.ts";
import { toFetch } from "../samples/to-fetch.ts";
import { bodyBytes, editedRequest } from "./edited-request.ts";
import { findProblems } from "./find-problems.ts";
import { readText } from "./read-text.ts";
import { suggest } from "./suggest.ts";

const TARGET = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

const TEXTS = [
  "",
  "\ufeff{}",
  "null",
  "1e999",
  "[1, 2]",
  '"\\ud800"',
  '{"locale": "\\ud800"}',
  '{"ipAddress": "\\udfff"}',
  '{"\\ud800": 1}',
  '{"query": "\\ud800"}',
  '{"__proto__": {"x": 1}, "constructor": 2}',
  '{"query": {"adults": 12345678901234567890}}',
  "[".repeat(100_000),
  nested(100),
  nested(3_000),
  nested(30_000),
];

const CASES = ["createLiveSearch", "pollLiveSearch", "listMarkets", "findNearestCulture"].flatMap(
  (id) => TEXTS.map((text) => [id, text] as const),
);

test.each(CASES)("%s handles anything typed: %.30j", (id, text) => {
  const operation = operationNamed(id);
  const typed = readText(text);
  findProblems(operation, text, typed);
  suggest(operation.hint, text, Math.min(3, text.length));
  if (typed.kind === "broken") return;
  const request = editedRequest(operation, { value: typed.value }, TARGET);
  expect(toFetch(request).url).toContain("/v3/");
  bodyBytes(request);
  for (const { generate } of GENERATORS) expect(generate(request)).not.toBe("");
});
