import { expect, test } from "vitest";
import { stemOf } from "./stem-of.ts";

test.each([
  ["polls", "polling"],
  ["uses", "use"],
  ["used", "use"],
  ["ages", "age"],
  ["bring", "brings"],
  ["need", "needs"],
  ["ones", "one"],
  ["goes", "go"],
  ["adds", "add"],
  ["notes", "note"],
  ["strings", "string"],
  ["statuses", "status"],
  ["addresses", "address"],
  ["searches", "searching"],
])("%s and %s have one stem", (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test("does not stem a short word to another one", () => {
  expect(stemOf("string")).not.toBe(stemOf("str"));
  expect(stemOf("thing")).not.toBe(stemOf("th"));
  expect(stemOf("only")).not.toBe(stemOf("on"));
  expect(stemOf("ones")).not.toBe(stemOf("on"));
  expect(stemOf("note")).not.toBe(stemOf("not"));
});
