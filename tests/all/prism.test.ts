import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SpecificationId } from "../../contract/src/model.ts";
import { contract } from "../../contract/src/testing/contract.ts";
import { createFuzzer } from "../../sandbox/src/testing/fuzz.ts";
import { requestOf, toRequest } from "../../sandbox/src/testing/valid-seeds.ts";
import { startRecordingServer } from "../../site/src/samples/testing/recording-server.ts";
import { PUBLISHED_FILES } from "./published-files.ts";
import { type Prism, startPrism } from "./start-prism.ts";

const CHANGED = 400;

const { sandbox, seeds, cases } = await createFuzzer();
const specifications = new Map<string, SpecificationId>(
  contract.specifications.flatMap(({ id, operations }) =>
    operations.map((operation) => [operation.id, id] as const),
  ),
);

describe("Prism mocks the published files", () => {
  const prismOf = usePrisms((file) => startPrism("mock", file));

  test.each(seeds)("$operation responds 200 to $example", async (seed) => {
    const answered = await prismOf(seed.operation).send(requestOf(seed));
    expect(answered).toEqual({ isJudged: true, status: 200 });
  });
});

describe("Prism proxies the sandbox", () => {
  const upstream = startRecordingServer((request) => sandbox(request));
  afterAll(async () => (await upstream).close());
  const prismOf = usePrisms(async (file) => startPrism("proxy", file, [(await upstream).baseUrl]));

  test.each(seeds)("$operation responds to $example as specified", async (seed) => {
    const answered = await prismOf(seed.operation).send(requestOf(seed));
    expect(answered).toEqual({ isJudged: true, status: 200 });
  });

  test("rejects no changed request that the sandbox accepts, and finds no response invalid", async () => {
    const changed = fc
      .sample(cases, { seed: 20_270_104, numRuns: CHANGED })
      .filter(({ request }) => canDecode(request.path));
    const apart: unknown[] = [];
    const judged: boolean[] = [];
    for (const { operation, change, request } of changed) {
      const own = await sandbox(toRequest(request));
      const { isJudged, status, problem } = await prismOf(operation).send(request);
      const isWrong = problem?.startsWith("VIOLATIONS") || (own.ok && problem !== undefined);
      if (isWrong) apart.push({ operation, change, own: own.status, prism: status, problem });
      judged.push(isJudged);
    }
    expect(apart).toEqual([]);
    expect(judged.filter(Boolean).length).toBeGreaterThan(judged.length * 0.9);
  });
});

/** One Prism for each specification, started before the tests of a group and stopped behind them. */
function usePrisms(start: (file: string) => Promise<Prism>): (operation: string) => Prism {
  const prisms = new Map<string, Prism>();
  beforeAll(async () => {
    for (const { id, file } of PUBLISHED_FILES) prisms.set(id, await start(file));
  });
  afterAll(async () => {
    for (const prism of prisms.values()) await prism.stop();
  });
  return (operation) => {
    const prism = prisms.get(specifications.get(operation) ?? "");
    if (!prism) throw new Error(`No Prism for ${operation}.`);
    return prism;
  };
}

/** Prism ends at a path with a broken percent-encoding. */
function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
