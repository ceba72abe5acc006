import { expect, test } from "vitest";
import { initialsOf } from "./draw-logo.ts";

test.each([
  ["Lorem Flights", "LF"],
  ["Lorem Flights Direct", "LF"],
  ["élan", "É"],
  ["A-to-B", "AT"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
