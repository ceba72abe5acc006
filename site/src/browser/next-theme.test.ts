import { expect, test } from "vitest";
import { nextTheme } from "./next-theme.ts";

test("cycles from the opposite of the system theme to the system's own, then back to following it", () => {
  expect(nextTheme(undefined, "dark")).toBe("light");
  expect(nextTheme("light", "dark", "light")).toBe("dark");
  expect(nextTheme("dark", "dark", "light")).toBeUndefined();
});

test("continues the cycle from a theme chosen on another page", () => {
  expect(nextTheme("light", "dark")).toBe("dark");
  expect(nextTheme("dark", "dark")).toBeUndefined();
});

test("a click always changes the theme chosen on this page, even if the system theme has changed since", () => {
  expect(nextTheme("light", "light", "light")).toBe("dark");
});
