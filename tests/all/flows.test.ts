import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { flows } from "../../contract/src/testing/flows.ts";
import { createSandbox } from "../../sandbox/src/create-sandbox.ts";
import { FIXED_DAY } from "../../site/src/base/dates/fixed-day.ts";
import { startRecordingServer } from "../../site/src/samples/testing/recording-server.ts";
import { PUBLISHED_FILES } from "./published-files.ts";
import { root, runTool } from "./tools.ts";

const ORIGIN = "http://localhost:3000";
/** With the dates of the fixed day, on which the sandbox here is. */
const published = `${root}site/dist/written/openapi/`;

const sandbox = createSandbox({ clock: () => FIXED_DAY });
const server = startRecordingServer((request) => {
  const { pathname } = new URL(request.url);
  return pathname.startsWith("/openapi/")
    ? new Response(readFileSync(join(folder, pathname.slice("/openapi/".length))))
    : sandbox(request);
});
let folder = "";

/** The published files, with the origin of the server that runs here. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "flows-"));
  const { baseUrl } = await server;
  for (const name of readdirSync(published).filter((file) => file.endsWith(".json"))) {
    const text = readFileSync(published + name, "utf8");
    writeFileSync(join(folder, name), text.replaceAll(ORIGIN, baseUrl));
  }
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await (await server).close();
});

test("Redocly lints the Arazzo description and runs every workflow of it", async () => {
  const file = join(folder, "flows.arazzo.json");
  const lint = await runTool("redocly", ["lint", file]);
  expect(lint.exitCode, lint.output).toBe(0);
  const { exitCode, output } = await runTool("redocly", ["respect", file]);
  expect(exitCode, output).toBe(0);
  for (const { id } of flows) expect(output).toContain(`/ ${id} `);
});

test("Newman sends every request of the Postman collection", async () => {
  const { run } = await sendByNewman(join(folder, "flows.postman_collection.json"));
  const ids = new Set(run.executions.map(({ item }) => item.id));
  const written = flows.flatMap(({ id, steps }) => steps.map((s) => `${id}-${s.operation.id}`));
  expect([...ids].sort()).toEqual(written.sort());
  const polls = run.executions.filter(({ item }) => item.id === "create-and-poll-pollLiveSearch");
  expect(polls.length).toBeGreaterThan(1);
});

test.each(PUBLISHED_FILES)(
  "every request in Postman's collection of $id gets 200",
  async ({ id }) => {
    const collection = join(folder, `${id}.postman.json`);
    const { exitCode, output } = await runTool("openapi2postmanv2", [
      `--spec=${join(folder, `${id}.json`)}`,
      `--output=${collection}`,
      "--options=parametersResolution=Example",
    ]);
    expect(exitCode, output).toBe(0);
    const { run } = await sendByNewman(collection);
    const answered = run.executions.map(({ item, response }) => [item.name, response.code]);
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.filter(([, code]) => code !== 200)).toEqual([]);
  },
);

interface NewmanReport {
  readonly run: {
    readonly executions: readonly {
      readonly item: { readonly id: string; readonly name: string };
      readonly response: { readonly code: number };
    }[];
  };
}

async function sendByNewman(collection: string): Promise<NewmanReport> {
  const report = `${collection}.report.json`;
  const { exitCode, output } = await runTool("newman", [
    ...["run", collection, "--reporters=json", `--reporter-json-export=${report}`],
    ...[`--env-var=baseUrl=${(await server).baseUrl}`, "--env-var=apiKey=sandbox-key"],
  ]);
  expect(exitCode, output).toBe(0);
  return JSON.parse(readFileSync(report, "utf8")) as NewmanReport;
}
