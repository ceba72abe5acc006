import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { operations } from "../../contract/generated/operations.ts";
import { createTestSandbox } from "../../sandbox/src/testing/test-sandbox.ts";
import { requestOf, validSeeds } from "../../sandbox/src/testing/valid-seeds.ts";

/**
 * The answers to the contract's own examples, byte for byte. They change with the data, with a
 * flight or a price, and with the contract; when that was meant, record them anew:
 * `npx vitest run --project node tests/sandbox/golden.test.ts -u`.
 */
test("answers to the contract's examples have not changed by a byte", async () => {
  const { call, fetch, wait } = createTestSandbox();
  const seeds = await validSeeds(fetch);
  // The poll is to have results: all suppliers have answered by then.
  wait(20_000);
  const hashes: Record<string, string> = {};
  for (const seed of seeds) {
    const { status, text } = await call(requestOf(seed));
    expect(status).toBe(200);
    hashes[`${seed.operation} ${seed.example}`] = createHash("sha256").update(text).digest("hex");
  }
  const answered = new Set(seeds.map(({ operation }) => operation));
  expect(answered.size).toBe(Object.keys(operations).length);
  expect(hashes).toMatchSnapshot();
});
