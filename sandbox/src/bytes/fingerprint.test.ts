import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

/** The examples of FIPS 180-4, with a byte below 16 in the first. */
test.each([
  ["abc", "ba7816bf8f01cfea"],
  ["", "e3b0c44298fc1c14"],
])("the fingerprint of '%s' is the first eight bytes of its SHA-256, %s", (text, expected) => {
  expect(fingerprint(text)).toBe(expected);
});
