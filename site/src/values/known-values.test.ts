import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { DELAY_SECONDS } from "../../../sandbox/src/scenarios/scenarios.ts";
import { knownValues } from "./known-values.ts";

const values = knownValues(contract, ">=20.19.0");

test.each([
  ["LiveQuery.adults.minimum", "1"],
  ["sandbox.bodyBytes", "65,536"],
  ["client.timeout", "30,000"],
  ["sandbox-key-low-limit.callsPerMinute", "5"],
  ["journal.requests", "1,000"],
  ["node.minimum", "20.19"],
  ["DateTimeGroupingType.default", "DATE_TIME_GROUPING_TYPE_UNSPECIFIED"],
  ["delayed.seconds", String(DELAY_SECONDS.short)],
  ["hanging.seconds", String(DELAY_SECONDS.long)],
])("%s is %s", (name, value) => {
  expect(values.get(name)).toBe(value);
});

test("a limit that the contract doesn't set has no value", () => {
  expect(values.has("LiveQuery.adults.maximum")).toBe(false);
});

test("a required version that has no number stays as it is written", () => {
  expect(knownValues(contract, "*").get("node.minimum")).toBe("*");
});
