import { expect, test } from "vitest";
import { createCorpus } from "../../bench/corpus.ts";
import { assemble } from "../../site/src/build/assemble.ts";

test("the benchmark corpus has no problems before rendering", async () => {
  const assembled = await assemble({ overrides: createCorpus(200) });
  expect(assembled.problems()).toEqual([]);
});
