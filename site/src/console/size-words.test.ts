import { expect, test } from "vitest";
import { sizeWords } from "./size-words.ts";

test.each([
  [1, "1 byte"],
  [1023, "1,023 bytes"],
  [1024, "1 kB"],
  [9728, "9.5 kB"],
  [616_448, "602 kB"],
])("formats %i bytes as %s", (bytes, words) => {
  expect(sizeWords(bytes, "en")).toBe(words);
});
