import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSandbox } from "../../../sandbox/src/create-sandbox.ts";
import { FIXED_DAY } from "../base/dates/fixed-day.ts";
import type { SampleGenerator } from "./generator.ts";
import { GENERATORS } from "./generators.ts";
import { SANDBOX, sampleRequest } from "./sample-request.ts";
import { awkwardSample, type ContractSample, contractSamples } from "./testing/contract-samples.ts";
import { END_OF_PROGRAM, oneBatch } from "./testing/one-batch.ts";
import { type RecordingServer, startRecordingServer } from "./testing/recording-server.ts";
import { runBatch } from "./testing/run-batch.ts";
import { isInstalled, type ProgramResult, runProgram } from "./testing/run-program.ts";

/** A program that ends at once is not worth optimizing: that takes half of its time. */
const START_QUICKLY: Readonly<Record<string, readonly string[]>> = {
  java: ["-XX:TieredStopAtLevel=1"],
};
const samples = contractSamples();
const REFUSAL = { message: "Too many requests based on your rate limits." };

let folder = "";
let answering: RecordingServer;
let accepting: RecordingServer;
let refusing: RecordingServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "samples-"));
  const sandbox = createSandbox({ clock: () => FIXED_DAY });
  answering = await startRecordingServer((request) => sandbox(request));
  accepting = await startRecordingServer(() => Response.json({ status: "accepted" }));
  refusing = await startRecordingServer(() => Response.json(REFUSAL, { status: 429 }));
});

afterAll(async () => {
  await Promise.all([answering, accepting, refusing].map((server) => server.close()));
  await rm(folder, { recursive: true });
});

describe.each(GENERATORS)("$label", (generator) => {
  const missing = Object.keys(generator.needs).filter((command) => !isInstalled(command));

  // One process: to start a compiler for each program takes most of the time.
  test("each program sends its example's request and prints the response", async ({ skip }) => {
    if (missing.length > 0) skip(`not installed: ${missing}`);
    const programs = samples.map((sample) => print(generator, sample, answering));
    const batch = oneBatch(generator, programs);
    const { exitCode, output } = await runBatch(batch, join(folder, generator.id));
    expect(exitCode, output.slice(-2000)).toBe(0);
    const printed = output.split(END_OF_PROGRAM).slice(0, -1);
    expect(printed.map((one) => /\w/.test(one))).toEqual(samples.map(() => true));
    expectRequests(answering, samples);
  });

  test("sends characters that end a string in some language unchanged", async ({ skip }) => {
    if (missing.length > 0) skip(`not installed: ${missing}`);
    const { exitCode, output } = await run(generator, awkwardSample, accepting);
    expect(exitCode, output).toBe(0);
    expect(output).toContain("accepted");
    expectRequests(accepting, [awkwardSample]);
  });

  test("fails with the status and message of an error response", async ({ skip }) => {
    if (missing.length > 0) skip(`not installed: ${missing}`);
    const { exitCode, output } = await run(generator, awkwardSample, refusing);
    expect(exitCode).not.toBe(0);
    expect(output).toContain("429");
    expect(output).toContain(REFUSAL.message);
  });
});

function print(
  { generate }: SampleGenerator,
  { operation, example }: ContractSample,
  { baseUrl }: RecordingServer,
): string {
  return generate(sampleRequest(operation, example, { ...SANDBOX, baseUrl }));
}

/** Saves the program and runs it as a reader does. */
async function run(
  generator: SampleGenerator,
  sample: ContractSample,
  server: RecordingServer,
): Promise<ProgramResult> {
  const [command, ...parameters] = generator.run;
  const file = join(folder, `${sample.operation.id}.${generator.extension}`);
  await writeFile(file, print(generator, sample, server));
  const program = command === "node" ? process.execPath : command;
  return runProgram(program, [...(START_QUICKLY[command] ?? []), ...parameters, file]);
}

/** The server received the request of each example, in this order, and no other. */
function expectRequests(server: RecordingServer, expected: readonly ContractSample[]): void {
  const received = server.take();
  expect(received.length).toBe(expected.length);
  for (const [index, { name, operation, example }] of expected.entries()) {
    const request = received[index] ?? expect.unreachable(name);
    const { method, url, headers } = sampleRequest(operation, example);
    expect([name, request.method, SANDBOX.baseUrl + request.url]).toEqual([name, method, url]);
    expect(request.headers, name).toMatchObject(Object.fromEntries(headers));
    if (example) expect(JSON.parse(request.body), name).toEqual(example.value);
    else expect(request.body, name).toBe("");
  }
}
