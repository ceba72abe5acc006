import { expect, test } from "vitest";
import { hashGeneratedSources, readGeneratedHash } from "./generated-sources.ts";

test("the last `npm run generate` saw the sources as they are", () => {
  expect(readGeneratedHash(), 'run "npm run generate"').toBe(hashGeneratedSources());
});
