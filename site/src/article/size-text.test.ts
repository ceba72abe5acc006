import { expect, test } from "vitest";
import { sizeText } from "./size-text.ts";

test.each([
  [999, "999 B"],
  [1000, "1 KB"],
  [588_468, "588 KB"],
  [1_234_500, "1,235 KB"],
])("formats %i bytes as %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
