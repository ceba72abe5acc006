import { describe, expect, test } from "vitest";
import { operations } from "../../../contract/generated/operations.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import { concerns, findScenario, resultsShapeOf } from "./find-scenario.ts";
import { SCENARIOS } from "./scenarios.ts";

// The contract's own table: its keys are the ids.
const ALL = Object.keys(operations) as readonly OperationId[];
const LIVE: readonly OperationId[] = ["createLiveSearch", "pollLiveSearch"];

function concernedBy(name: string): readonly OperationId[] {
  const scenario = findScenario(name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  return ALL.filter((operation) => concerns(scenario, operation));
}

describe("a scenario concerns", () => {
  test.each(["server-error", "flaky", "delayed", "unfriendly"])("%s: every operation", (name) => {
    expect(concernedBy(name)).toEqual(ALL);
  });

  test.each(["no-results", "large", "empty-prices"])("%s: every search", (name) => {
    expect(new Set(concernedBy(name))).toEqual(new Set([...LIVE, "searchIndicative"]));
  });

  test.each(["failed", "never-completes", "slow", "expired-token"])("%s: live prices", (name) => {
    expect(new Set(concernedBy(name))).toEqual(new Set(LIVE));
  });
});

test("only scenarios of results and the unfriendly one have a results shape", () => {
  const shaping = SCENARIOS.filter((one) => Object.keys(resultsShapeOf(one)).length > 0);
  const kinds = new Set(shaping.map(({ effect }) => effect.kind));
  expect(kinds).toEqual(new Set(["results", "unfriendly"]));
  expect(resultsShapeOf(findScenario("unfriendly"))).toEqual({
    unfriendly: true,
    emptyPrices: true,
  });
  expect(resultsShapeOf(undefined)).toEqual({});
});
