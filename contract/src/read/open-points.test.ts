import { expect, test } from "vitest";
import { formatProblem, type Problem } from "../problems/problem.ts";
import { collectOpenPoints, withOpenPoints } from "./open-points.ts";
import { parseYaml } from "./parse-yaml.ts";

function collect(...texts: readonly string[]) {
  const problems: Problem[] = [];
  const report = (found: Problem) => void problems.push(found);
  const files = texts.map((text, at) => parseYaml(`${at}.yaml`, text, report));
  const points = collectOpenPoints(files, report);
  return { ids: [...points.keys()], problems: problems.map(formatProblem) };
}

test("collects open points at any depth, and allows one to appear twice", () => {
  const order = "x-open: [{ id: order, question: Which order?, advice: Sort. }]";
  expect(collect(`a: { b: { ${order} } }`, order)).toEqual({ ids: ["order"], problems: [] });
});

test("ignores x-open inside an example", () => {
  expect(collect("a: { example: { x-open: 1 } }")).toEqual({ ids: [], problems: [] });
});

test("reports an entry that lacks a key, or has an unknown one", () => {
  expect(collect("x-open: [{ id: order }]").problems).toEqual([
    "0.yaml:1  This open point has no question.",
  ]);
  expect(collect("x-open: [{ id: a, question: B?, advise: C. }]").problems).toEqual([
    '0.yaml:1  An open point has no "advise". Did you mean "advice"?',
  ]);
  expect(collect("a:\n  x-open:\n    - which").problems).toEqual([
    "0.yaml:2  An open point is a mapping with id, question and advice.",
  ]);
  expect(collect("x-open: []").problems).toEqual(['0.yaml:1  "x-open" is a list of open points.']);
});

test("reports two places that ask different questions for one open point", () => {
  const { problems } = collect(
    "x-open: [{ id: a, question: Is it so? }]",
    "x-open: [{ id: a, question: Is it not? }]",
  );
  expect(problems).toEqual([
    '1.yaml:1  The open point "a" differs from 0.yaml:1. Did you mean "Is it so?"?',
  ]);
});

test("reports one question with two different pieces of advice", () => {
  const { problems } = collect(
    "x-open: [{ id: a, question: Is it so?, advice: Ask. }]",
    "x-open: [{ id: a, question: Is it so?, advice: Wait. }]",
  );
  expect(problems).toHaveLength(1);
});

test("appends open points to a description as a sentence, to an operation's as a list", () => {
  const node = { "x-open": [{ id: "a", question: "Which?", advice: "Any." }] };
  expect(withOpenPoints("A list.", node, "sentence")).toBe("A list. Not specified: Which? Any.");
  expect(withOpenPoints("A call.", node, "paragraph")).toBe(
    "A call.\n\nNot specified:\n- Which? Any.",
  );
  expect(withOpenPoints("A list.", {}, "sentence")).toBe("A list.");
});
