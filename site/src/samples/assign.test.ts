import { expect, test } from "vitest";
import { assign } from "./assign.ts";

test("a value of 64 columns stays on its line, and a longer one gets its own", () => {
  const value = "x".repeat(53);
  expect(assign("  const a =", value.slice(1))).toBe(`  const a = ${value.slice(1)}`);
  expect(assign("  const a =", value)).toBe(`  const a =\n    ${value}`);
});
