import fc from "fast-check";
import type { Served } from "../app.ts";
import { createSandbox } from "../create-sandbox.ts";
import type { Sandbox } from "../http/api-as-fetch.ts";
import { SANDBOX_KEYS } from "../scenarios/sandbox-keys.ts";
import { changedBodies } from "./changed-bodies.ts";
import { changedRequests } from "./changed-requests.ts";
import type { FuzzCase } from "./fuzz-case.ts";
import { fuzzProblemsOf } from "./fuzz-problems.ts";
import { requestOf, type Seed, toRequest, validSeeds } from "./valid-seeds.ts";

export interface Fuzzer {
  /** The sandbox that gets the requests, without rate limits. */
  readonly sandbox: Sandbox;
  readonly seeds: readonly Seed[];
  /** Valid requests with one thing changed; all operations are equally likely. */
  readonly cases: fc.Arbitrary<FuzzCase>;
  /** Sends a case and reports what is wrong with the response. */
  readonly run: (fuzzed: FuzzCase) => Promise<FuzzResult>;
}

export interface FuzzResult {
  readonly status: number;
  readonly problems: readonly string[];
}

/** Before the dates of the contract's examples. */
const NOON = Date.UTC(2027, 0, 4, 12);

/** Creates a sandbox without rate limits, and valid requests to it, each with one thing changed. */
export async function createFuzzer(): Promise<Fuzzer> {
  let served: Served | undefined;
  const sandbox = createSandbox({
    clock: () => NOON,
    secrets: ["fuzz"],
    keys: SANDBOX_KEYS,
    rateLimits: { count: async () => 1 },
    observe(event) {
      served = event;
    },
  });
  const seeds = await validSeeds(sandbox);
  return {
    sandbox,
    seeds,
    cases: casesOf(seeds),
    async run(fuzzed) {
      served = undefined;
      const result = await send(sandbox, fuzzed);
      const thrown = (served as Served | undefined)?.error;
      const causes = thrown instanceof Error ? [thrown.stack ?? thrown.message] : [];
      return { ...result, problems: [...result.problems, ...causes] };
    },
  };
}

async function send(sandbox: Sandbox, fuzzed: FuzzCase): Promise<FuzzResult> {
  const response = await sandbox(toRequest(fuzzed.request), { address: "127.0.0.1" });
  const { status, headers } = response;
  const answer = { status, contentType: headers.get("Content-Type"), text: await response.text() };
  return { status, problems: fuzzProblemsOf(fuzzed, answer) };
}

function casesOf(seeds: readonly Seed[]): fc.Arbitrary<FuzzCase> {
  const operations = [...new Set(seeds.map(({ operation }) => operation))];
  const seedsOfOne = fc
    .constantFrom(...operations)
    .chain((id) => fc.constantFrom(...seeds.filter(({ operation }) => operation === id)));
  return seedsOfOne.chain((seed) => {
    const { operation, example } = seed;
    return changesOf(seed).map(({ change, request, verdict }) => {
      return { operation, change: `${example}, ${change}`, request, verdict };
    });
  });
}

function changesOf(seed: Seed): fc.Arbitrary<Omit<FuzzCase, "operation">> {
  const { bodySchema, body } = seed;
  if (!bodySchema) return changedRequests(seed);
  const request = requestOf(seed);
  const changedFields = changedBodies(bodySchema, body).map(({ text, ...rest }) => ({
    ...rest,
    request: { ...request, body: text },
  }));
  return fc.oneof(
    { weight: 2, arbitrary: changedFields },
    { weight: 1, arbitrary: changedRequests(seed) },
  );
}

export interface FuzzReport {
  /** Number of responses by operation, then by status. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly failures: readonly { readonly case: FuzzCase; readonly problems: readonly string[] }[];
}

/** Runs `count` cases one after another. The same seed gives the same cases. */
export async function fuzz(fuzzer: Fuzzer, seed: number, count: number): Promise<FuzzReport> {
  const counts = new Map<string, Map<number, number>>();
  const failures = [];
  for (const fuzzed of fc.sample(fuzzer.cases, { seed, numRuns: count })) {
    const { status, problems } = await fuzzer.run(fuzzed);
    const ofOne = counts.get(fuzzed.operation) ?? new Map<number, number>();
    counts.set(fuzzed.operation, ofOne.set(status, (ofOne.get(status) ?? 0) + 1));
    if (problems.length > 0) failures.push({ case: fuzzed, problems });
  }
  return { counts, failures };
}
