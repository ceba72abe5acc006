import { expect, test } from "vitest";
import { assign } from "./assign.ts";

test("a line of 64 columns stays whole, and a longer one puts the value on its own line", () => {
  const value = "x".repeat(53);
  expect(assign("  const a =", value.slice(1))).toBe(`  const a = ${value.slice(1)}`);
  expect(assign("  const a =", value)).toBe(`  const a =\n    ${value}`);
});
