import { expect, test } from "vitest";
import { sizeWords } from "./size-words.ts";

test.each([
  [1, "1 byte"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [9520, "9.5 kB"],
  [616_448, "616 kB"],
  [1_000_000, "1 MB"],
  [5_000_000, "5 MB"],
  [12_345_678, "12 MB"],
])("formats %i bytes as %s", (bytes, words) => {
  expect(sizeWords(bytes, "en")).toBe(words);
});
