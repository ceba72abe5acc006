import { expect, test } from "vitest";
import { operations } from "../../contract/generated/operations.ts";
import { createFuzzer, fuzz } from "../../sandbox/src/testing/fuzz.ts";
import { FINE } from "../../sandbox/src/testing/fuzz-case.ts";
import { requestOf } from "../../sandbox/src/testing/valid-seeds.ts";

const fuzzer = await createFuzzer();

test("the contract has valid seed requests for every operation", () => {
  const started = new Set(fuzzer.seeds.map(({ operation }) => operation));
  expect([...started].sort()).toEqual(Object.keys(operations).sort());
});

test.each(fuzzer.seeds)("$operation responds 200 to its example $example", async (seed) => {
  const { operation, example } = seed;
  const fuzzed = { operation, change: example, request: requestOf(seed), verdict: FINE };
  expect(await fuzzer.run(fuzzed)).toEqual({ status: 200, problems: [] });
});

test("a request with one change succeeds, or fails naming that change", async () => {
  const { counts, failures } = await fuzz(fuzzer, 20_270_104, 600);
  const wrong = failures.map(({ case: { operation, change }, problems }) => {
    return [operation, change, ...problems].join("\n");
  });
  expect(wrong).toEqual([]);
  const statuses = new Set([...counts.values()].flatMap((ofOne) => [...ofOne.keys()]));
  expect([...statuses].sort()).toEqual([200, 400, 401, 403, 404]);
});
