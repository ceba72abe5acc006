import { expect, test } from "vitest";
import { createFuzzer, fuzz } from "../../sandbox/src/testing/fuzz.ts";

/** `npm test` sends some hundreds, of another seed. */
const COUNT = 20_000;
const SEED = 20_270_514;

test(`${COUNT} requests with one change each succeed, or fail naming that change`, async () => {
  const { failures } = await fuzz(await createFuzzer(), SEED, COUNT);
  const wrong = failures.map(({ case: { operation, change }, problems }) => {
    return [operation, change, ...problems].join("\n");
  });
  expect(wrong).toEqual([]);
});
