import { expect, test } from "vitest";
import { formatProblem } from "../problems/problem.ts";
import { objectOf, parseYaml } from "./parse-yaml.ts";

function parsed(text: string) {
  const problems: string[] = [];
  const yaml = parseYaml("a.yaml", text, (problem) => problems.push(formatProblem(problem)));
  return { ...yaml, problems };
}

test.each(["- a\n- b\n", "a text\n", ""])(
  "%j isn't a mapping, and reads as an empty one",
  (text) => {
    const { root, problems } = parsed(text);
    expect(root).toEqual({});
    expect(problems).toEqual(["a.yaml:1  This file is not a YAML mapping."]);
  },
);

test("reports a syntax error with its line", () => {
  const { problems } = parsed("a: 1\nb: [1, 2\n");
  expect(problems).toEqual([expect.stringMatching(/^a\.yaml:[23] {2}.+\.$/)]);
});

test("reads a key that isn't a string as one", () => {
  const { root, lineOf } = parsed("200: a\ntrue: b\n? [x, y]\n: c\n");
  expect(Object.entries(root)).toEqual([
    ["200", "a"],
    ["true", "b"],
    [expect.stringContaining("x"), "c"],
  ]);
  expect(lineOf(root, "true")).toBe(2);
});

test("finds each key at its line, even in an alias, and an unknown one at its mapping's", () => {
  const { root, lineOf, problems } = parsed("a: &x\n  b: 1\n\nc:\n  d: 2\ne: *x\n");
  expect(problems).toEqual([]);
  expect([lineOf(root, "a"), lineOf(root, "c"), lineOf(root)]).toEqual([1, 4, 1]);
  expect(lineOf(objectOf(root.c), "d")).toBe(5);
  expect(lineOf(objectOf(root.c), "missing")).toBe(4);
  expect(lineOf(objectOf(root.e), "b")).toBe(2);
});
