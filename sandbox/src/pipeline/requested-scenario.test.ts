import { expect, test } from "vitest";
import { isFailure } from "../http/errors.ts";
import { FULL_ACCESS } from "../scenarios/sandbox-keys.ts";
import { requestedScenario } from "./requested-scenario.ts";

/** The scenario's name, or what is wrong with the header. */
function requested(header: string | undefined, ofKey?: string) {
  const headers = new Headers(header === undefined ? {} : { "x-sandbox-scenario": header });
  const rights = { ...FULL_ACCESS, ...(ofKey === undefined ? {} : { scenario: ofKey }) };
  const found = requestedScenario(headers, rights);
  return isFailure(found) ? found.message : found.scenario?.name;
}

test.each([
  [undefined, undefined, undefined],
  ["flaky", undefined, "flaky"],
  [undefined, "slow", "slow"],
  ["flaky", "slow", "flaky"],
])("the header %s and the key's scenario %s select %s", (header, ofKey, name) => {
  expect(requested(header, ofKey)).toBe(name);
});

test.each([
  ["flakey", "x-sandbox-scenario names an unknown scenario; the nearest is flaky."],
  ["?", "x-sandbox-scenario names an unknown scenario."],
])("%s is rejected with the nearest name, if any", (header, message) => {
  expect(requested(header)).toBe(message);
});
