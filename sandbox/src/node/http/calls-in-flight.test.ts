import { expect, test } from "vitest";
import { createCallsInFlight } from "./calls-in-flight.ts";

test("limits concurrent calls per caller, independently of other callers", () => {
  const { begin } = createCallsInFlight(2);
  const [first, second] = [begin("a"), begin("a")];
  expect([begin("a"), typeof begin("b")]).toEqual([undefined, "function"]);
  first?.();
  expect(begin("a")).toBeTypeOf("function");
  expect(begin("a")).toBeUndefined();
  second?.();
  expect(begin("a")).toBeTypeOf("function");
});
