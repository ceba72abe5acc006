import { expect, test } from "vitest";
import { drawLogo, initialsOf } from "./draw-logo.ts";

test.each([
  ["Lorem Flights", "LF"],
  ["Lorem Flights Direct", "LF"],
  ["élan", "É"],
  ["A-to-B", "AT"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ["A", 40],
  ["AB", 40],
  ["ABC", 32],
])("the letters %s are drawn in size %i", (letters, size) => {
  expect(drawLogo("-1", letters, "")).toContain(`font-size="${size}"`);
});

test("escapes the name and letters of a logo", () => {
  const svg = drawLogo("-1", "<b>", '"><script>&');
  expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;&amp;"');
  expect(svg).toContain("&lt;b&gt;</text>");
});
