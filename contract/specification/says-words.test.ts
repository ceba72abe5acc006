import { expect, test } from "vitest";
import { saysWords } from "./says-words.ts";

test.each([
  ["this response leaves out the results.", "left out", true],
  ["one entry per child, with its age.", "each child", true],
  ["no search accepts it.", "cannot be searched", false],
  ["it can't be searched.", "cannot be searched", true],
  ["the offers came after the first poll.", "=first poll", true],
  ["the poll came first.", "=first poll", false],
  ["the results stay.", "left out", false],
  ["none of them has a price.", "empty|none", true],
  ["it isn't read to the end.", "=is not read", true],
  ["in descending order.", "highest first || descending", true],
  ["the lowest first.", "highest first || descending", false],
  ["while it runs, a search goes on.", "search running", true],
  ["some results come with create.", "create returns part", true],
  ["all results come with create.", "create returns part", false],
])('"%s" against "%s": %s', (text, phrase, says) => {
  expect(saysWords(text, phrase)).toBe(says);
});
