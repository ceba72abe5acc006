import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SampleLanguage } from "./generator.ts";
import { GENERATORS } from "./generators.ts";
import { SANDBOX, sampleRequest } from "./sample-request.ts";
import { awkwardSample, type ContractSample, contractSamples } from "./testing/contract-samples.ts";
import { type EchoServer, startEchoServer } from "./testing/echo-server.ts";
import { isInstalled, runProgram } from "./testing/run-program.ts";

const tsx = createRequire(import.meta.url).resolve("tsx/cli");
const SAMPLES = [...contractSamples(), awkwardSample];
const SLOW = { timeout: 60_000 };

/** How a saved sample is run. Go is not among them: its samples are held as files only. */
const RUNNERS: readonly {
  readonly language: SampleLanguage;
  readonly command: string;
  readonly before: readonly string[];
  readonly versionFlag: string;
}[] = [
  { language: "curl", command: "bash", before: [], versionFlag: "--version" },
  { language: "javascript", command: process.execPath, before: [], versionFlag: "--version" },
  { language: "typescript", command: process.execPath, before: [tsx], versionFlag: "--version" },
  { language: "python", command: "python3", before: [], versionFlag: "--version" },
  { language: "java", command: "java", before: [], versionFlag: "-version" },
];

let folder = "";
let accepting: EchoServer;
let refusing: EchoServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "samples-"));
  accepting = await startEchoServer(200, { status: "RESULT_STATUS_COMPLETE" });
  refusing = await startEchoServer(429, {
    message: "Too many requests based on your rate limits.",
  });
});

afterAll(async () => {
  await accepting.close();
  await refusing.close();
  await rm(folder, { recursive: true });
});

describe.each(RUNNERS)("$language", ({ language, command, before, versionFlag }) => {
  test.for(samplesFor(language))(
    "$name sends what the example says",
    SLOW,
    async (sample, { skip }) => {
      if (!(await isInstalled(command, [versionFlag]))) skip(`${command} is not installed`);
      const { exitCode, output } = await run(sample, accepting);
      expect(exitCode, output).toBe(0);
      expect(output).toContain("RESULT_STATUS_COMPLETE");
      const [request, ...others] = accepting.take();
      const expected = sampleRequest(sample.operation, sample.example);
      expect(others).toEqual([]);
      expect(request?.method).toBe(expected.method);
      expect(SANDBOX.baseUrl + request?.url).toBe(expected.url);
      expect(request?.headers).toMatchObject(Object.fromEntries(expected.headers));
      if (sample.example) expect(JSON.parse(request?.body ?? "")).toEqual(sample.example.value);
      else expect(request?.body).toBe("");
    },
  );

  test("fails loudly when the answer is an error", async ({ skip }) => {
    if (!(await isInstalled(command, [versionFlag]))) skip(`${command} is not installed`);
    const { exitCode, output } = await run(awkwardSample, refusing);
    expect(exitCode).not.toBe(0);
    expect(output).toContain("429");
    expect(output).toContain("Too many requests based on your rate limits.");
  });

  async function run({ operation, example }: ContractSample, server: EchoServer) {
    const generator = GENERATORS.find(({ id }) => id === language);
    if (!generator) throw new Error(`no generator for ${language}`);
    const request = sampleRequest(operation, example, { ...SANDBOX, baseUrl: server.baseUrl });
    const file = join(folder, `${operation.id}.${generator.extension}`);
    await writeFile(file, generator.generate(request));
    return runProgram(command, [...before, file]);
  }
});

/** These start slowly: one sample of each shape, the hardest among them, is enough. */
function samplesFor(language: SampleLanguage): readonly ContractSample[] {
  if (language !== "java" && language !== "typescript") return SAMPLES;
  const get = SAMPLES.find(({ operation }) => operation.method === "get");
  const emptyPost = SAMPLES.find(
    ({ operation, example }) => operation.method === "post" && !example,
  );
  return [get, emptyPost, awkwardSample].filter((sample) => sample !== undefined);
}
