import { expect, test } from "vitest";
import { withoutProblems } from "../testing/contract.ts";
import { smallContract } from "../testing/small-contract.ts";
import { compileSchemas } from "./compile-schema.ts";

const violations = compileSchemas(
  withoutProblems(
    smallContract(`{ type: object,
      properties: { iata: { type: string }, lat: { type: number }, lon: { type: number } },
      oneOf: [{ title: A, required: [iata] }, { title: B, required: [lat, lon] }] }`),
  ),
);

test.each([
  [{ iata: "LHR" }, true],
  [{ lat: 1, lon: 2 }, true],
  [{ iata: "LHR", lat: 1 }, true],
  [{ lat: 1 }, false],
  [{}, false],
  [{ iata: "LHR", lat: 1, lon: 2 }, false],
])("%j has exactly one of the groups in full: %s", (value, isRight) => {
  expect(violations("Value", value).length === 0).toBe(isRight);
});
