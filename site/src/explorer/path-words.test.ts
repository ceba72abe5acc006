import { expect, test } from "vitest";
import { pathWords } from "./path-words.ts";

test("writes a path as programs write it", () => {
  expect(pathWords(["content", "legs", "a-b", 0, "id"])).toBe('content.legs["a-b"][0].id');
  expect(pathWords([0, 'a"b'])).toBe('[0]["a\\"b"]');
  expect(pathWords(["0"])).toBe('["0"]');
});
