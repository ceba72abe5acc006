import { expect, test } from "vitest";
import { nextTheme } from "./next-theme.ts";

test("three clicks lead away from the mode on view, to the other one, and back to the system", () => {
  expect(nextTheme(undefined, "dark")).toBe("light");
  expect(nextTheme("light", "dark", "light")).toBe("dark");
  expect(nextTheme("dark", "dark", "light")).toBeUndefined();
});

test("what was chosen on another page goes on from there", () => {
  expect(nextTheme("light", "dark")).toBe("dark");
  expect(nextTheme("dark", "dark")).toBeUndefined();
});

test("a click always changes what was chosen on this page, whatever the system says by then", () => {
  expect(nextTheme("light", "light", "light")).toBe("dark");
});
