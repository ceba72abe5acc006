import { expect, test } from "vitest";
import { LIMITS } from "../../../../sandbox/src/rules/limits.ts";
import { DELAY_SECONDS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import { directiveFor } from "./directive-for.ts";

test("a number that a directive prints leads to it, in whatever unit of time", () => {
  expect(directiveFor(`${DELAY_SECONDS.short} s`)).toBe(':value{of="delayed.seconds"}');
  expect(directiveFor("0.5 minute")).toBe(':value{of="client.timeout"}');
  expect(directiveFor(`${LIMITS.adults} adult`)).toBe(':value{of="sandbox.adults"}');
  expect(directiveFor(`${LIMITS.children} children`)).toBe(':value{of="sandbox.children"}');
  expect(directiveFor(`${LIMITS.sessionMinutes} minute`)).toBe(
    ':value{of="sandbox.sessionMinutes"}',
  );
});

test("a rate leads to a limit of calls", () => {
  expect(directiveFor(`${LIMITS.callsPerMinute} call a minute`)).toBe(
    ':value{of="sandbox.callsPerMinute"}',
  );
});

test("another number, and one without a unit, leads to none", () => {
  expect(directiveFor(`${LIMITS.adults + 1} adult`)).toBeUndefined();
  expect(directiveFor(String(LIMITS.adults))).toBeUndefined();
  expect(directiveFor(`${LIMITS.callsPerMinute} minute`)).toBeUndefined();
  expect(directiveFor(`${LIMITS.sessionMinutes} s`)).not.toContain("sessionMinutes");
});
