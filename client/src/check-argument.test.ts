import { expect, test } from "vitest";
import { checkArgument, describeValue } from "./check-argument.ts";

test("checkArgument names the invalid argument, the expected value and the received one", () => {
  expect(() => checkArgument(true, "f: a", "a text", 1)).not.toThrow();
  expect(() => checkArgument(false, "f: a", "a text", 1)).toThrow(
    new TypeError("f: a must be a text; received 1."),
  );
  expect(() => checkArgument(false, "f: a", "a number", "secret", true)).toThrow(
    new TypeError("f: a must be a number; received a string."),
  );
});

test.each([
  [undefined, "nothing"],
  [null, "null"],
  ['a "text"', '"a \\"text\\""'],
  [0, "0"],
  [false, "false"],
  [[1, 2], "an array"],
  [() => "source", "a function"],
  [class Source {}, "a function"],
  [{ apiKey: "secret", baseUrl: "" }, "{apiKey, baseUrl}"],
  [{}, "{}"],
  [Object.fromEntries([..."abcdefghijk"].map((name) => [name, 1])), "{a, b, c, d, e, f, g, h, i}"],
])("%j is shown as %s", (value, text) => {
  expect(describeValue(value)).toBe(text);
});
