import { expect, test } from "vitest";
import { DEFAULTS } from "../../../../client/src/defaults.ts";
import { LIMITS } from "../../../../sandbox/src/rules/limits.ts";
import { DELAY_SECONDS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import { directiveFor } from "./directive-for.ts";

test("finds the directive that prints a number, in any unit of time", () => {
  expect(directiveFor(`${DELAY_SECONDS.short} s`)).toBe(':value{of="delayed.seconds"}');
  expect(directiveFor("0.5 minute")).toBe(':value{of="client.timeout"}');
  expect(directiveFor(`${DEFAULTS.attempts} attempt`)).toBe(':value{of="client.attempts"}');
  expect(directiveFor(`${LIMITS.adults} adult`)).toBe(':value{of="sandbox.adults"}');
  expect(directiveFor(`${LIMITS.children} children`)).toBe(':value{of="sandbox.children"}');
  expect(directiveFor(`${LIMITS.sessionMinutes} minute`)).toBe(
    ':value{of="sandbox.sessionMinutes"}',
  );
});

test("finds a limit of calls for a rate", () => {
  expect(directiveFor(`${LIMITS.callsPerMinute} call a minute`)).toBe(
    ':value{of="sandbox.callsPerMinute"}',
  );
});

test("finds no directive for another number or one without a unit", () => {
  expect(directiveFor(`${LIMITS.adults + 1} adult`)).toBeUndefined();
  expect(directiveFor(String(LIMITS.adults))).toBeUndefined();
  expect(directiveFor(`${DEFAULTS.attempts} ms`)).toBeUndefined();
  expect(directiveFor(`${LIMITS.callsPerMinute} minute`)).toBeUndefined();
  expect(directiveFor(`${LIMITS.sessionMinutes} s`)).not.toContain("sessionMinutes");
});
