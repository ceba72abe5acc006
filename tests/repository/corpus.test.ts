import { expect, test } from "vitest";
import { createCorpus } from "../../bench/corpus.ts";
import { assemble } from "../../site/src/build/assemble.ts";

test("the pages that builds are measured with have no problems before they are rendered", async () => {
  const assembled = await assemble({ given: createCorpus(200) });
  expect(assembled.problems()).toEqual([]);
});
