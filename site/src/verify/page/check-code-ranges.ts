import type { Root } from "mdast";
import type { Contract } from "../../../../contract/src/model.ts";
import { sentSchemas } from "../../../../contract/src/names/sent-schemas.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { describeRange, isWithin, type Range, rangeOf } from "../facts/wrong-ranges.ts";
import { codeOf30, lineAt } from "./code-of-30.ts";

/** "limit: 100", `"adults": 0`, "limit=100" */
const GIVEN = /\b([a-z]\w*)["']?\s*[:=]\s*(-?\d+)(?![\w.])/g;

/** A program may get the error on purpose: "assert.equal(status, 400)". */
const EXPECTS_ERROR = /\b(?:status|code)\b.*\b400\b|\b400\b.*\b(?:status|code)\b|\binvalid\b/i;

/** Finds numbers in programs outside the limits of the fields of requests they are given to. */
export function checkCodeRanges(file: string, tree: Root, contract: Contract): readonly Problem[] {
  const codes = codeOf30(file, tree).filter(({ value }) => !EXPECTS_ERROR.test(value));
  if (codes.length === 0) return [];
  const ranges = rangesOf(contract);
  return codes.flatMap((code) =>
    Array.from(code.value.matchAll(GIVEN)).flatMap(({ 1: name = "", 2: value = "", index }) => {
      const range = ranges.get(name);
      if (!range || isWithin(Number(value), range)) return [];
      const message = `${name} is ${describeRange(range)}, not ${value}.`;
      return [problem({ file, line: lineAt(code, index) }, message)];
    }),
  );
}

/** The limits of each name that has the same ones in every request. */
function rangesOf(contract: Contract): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>();
  const names = sentSchemas(contract);
  const sent = contract.specifications
    .flatMap(({ schemas }) => [...schemas.values()])
    .flatMap((schema) =>
      schema.kind === "object" && names.has(schema.name ?? "") ? schema.properties : [],
    );
  for (const { name } of sent) {
    const fieldRanges = sent
      .filter((one) => one.name === name)
      .map(({ schema }) => rangeOf(schema));
    const [first, ...others] = fieldRanges;
    if (first && others.every((one) => one && describeRange(one) === describeRange(first)))
      ranges.set(name, first);
  }
  return ranges;
}
