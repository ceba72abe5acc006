import { expect, test } from "vitest";
import { createLineReader } from "./line-reader.ts";

test.each([1, 2, 3, 100])("reads whole lines from pieces of %i bytes", (size) => {
  const bytes = new TextEncoder().encode("año\n\n€ and more\nlast\nnot whole");
  const lines: string[] = [];
  const read = createLineReader((line) => lines.push(line));
  for (let at = 0; at < bytes.length; at += size) read(bytes.slice(at, at + size));
  expect(lines).toEqual(["año", "", "€ and more", "last"]);
});
