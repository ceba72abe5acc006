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
import { type RecordingServer, startRecordingServer } from "./testing/recording-server.ts";
import { isInstalled, type ProgramResult, runProgram } from "./testing/run-program.ts";

/** A program that ends at once is not worth optimizing: that takes half of its time. */
const START_QUICKLY: Readonly<Record<string, readonly string[]>> = {
  java: ["-XX:TieredStopAtLevel=1"],
};
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

  test.for(contractSamples())(
    "$name sends what the example says, and the sandbox answers",
    async (sample, { skip }) => {
      if (missing.length > 0) skip(`not installed: ${missing}`);
      const { exitCode, output } = await run(generator, sample, answering);
      expect(exitCode, output).toBe(0);
      expect(output).toMatch(/\w/);
      expectOneRequest(answering, sample);
    },
  );

  test("sends characters that end a string somewhere as they are", async ({ skip }) => {
    if (missing.length > 0) skip(`not installed: ${missing}`);
    const { exitCode, output } = await run(generator, awkwardSample, accepting);
    expect(exitCode, output).toBe(0);
    expect(output).toContain("accepted");
    expectOneRequest(accepting, awkwardSample);
  });

  test("fails loudly when the answer is an error", async ({ skip }) => {
    if (missing.length > 0) skip(`not installed: ${missing}`);
    const { exitCode, output } = await run(generator, awkwardSample, refusing);
    expect(exitCode).not.toBe(0);
    expect(output).toContain("429");
    expect(output).toContain(REFUSAL.message);
  });
});

async function run(
  { run: [command, ...parameters], extension, generate }: SampleGenerator,
  { operation, example }: ContractSample,
  { baseUrl }: RecordingServer,
): Promise<ProgramResult> {
  const file = join(folder, `${operation.id}.${extension}`);
  await writeFile(file, generate(sampleRequest(operation, example, { ...SANDBOX, baseUrl })));
  const program = command === "node" ? process.execPath : command;
  return runProgram(program, [...(START_QUICKLY[command] ?? []), ...parameters, file]);
}

/** The server received the example's request, and no other. */
function expectOneRequest(server: RecordingServer, { operation, example }: ContractSample): void {
  const [request, ...others] = server.take();
  const expected = sampleRequest(operation, example);
  expect(others).toEqual([]);
  expect(request?.method).toBe(expected.method);
  expect(SANDBOX.baseUrl + request?.url).toBe(expected.url);
  expect(request?.headers).toMatchObject(Object.fromEntries(expected.headers));
  if (example) expect(JSON.parse(request?.body ?? "")).toEqual(example.value);
  else expect(request?.body).toBe("");
}
