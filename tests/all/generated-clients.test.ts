import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSandbox } from "../../sandbox/src/create-sandbox.ts";
import { FIXED_DAY } from "../../site/src/base/dates/fixed-day.ts";
import { startRecordingServer } from "../../site/src/samples/testing/recording-server.ts";
import type { SearchResult } from "./clients/search-result.ts";
import { PUBLISHED_FILES } from "./published-files.ts";
import { root, runTool } from "./tools.ts";

interface Generator {
  readonly name: string;
  /** Writes what it makes of one specification to `<output>…`. */
  readonly generate: (file: string, output: string, baseUrl: string) => Promise<string>;
}

const GENERATORS: readonly Generator[] = [
  {
    name: "openapi-typescript",
    generate: (file, output) => run("openapi-typescript", [file, `--output=${output}.ts`]),
  },
  {
    name: "hey-api",
    generate: (file, output) =>
      run("openapi-ts", [`--input=${file}`, `--output=${output}`, "--no-log-file"]),
  },
  {
    name: "orval",
    generate: (input, output, baseUrl) => {
      const target = { target: `${output}.ts`, client: "fetch", baseUrl };
      const config = `${output}.config.mjs`;
      writeFileSync(
        config,
        `export default ${JSON.stringify({ api: { input, output: target } })};`,
      );
      return run("orval", [`--config=${config}`]);
    },
  },
];

const sandbox = createSandbox({ clock: () => FIXED_DAY });
const server = startRecordingServer((request) => sandbox(request));
afterAll(async () => (await server).close());

describe.each(GENERATORS)("$name", ({ name, generate }) => {
  const folder = `${root}tests/all/clients/${name}/`;

  beforeAll(async () => {
    const generated = `${folder}generated/`;
    rmSync(generated, { recursive: true, force: true });
    mkdirSync(generated);
    const { baseUrl } = await server;
    for (const { id, file } of PUBLISHED_FILES) await generate(file, `${generated}${id}`, baseUrl);
    copyFileSync(`${folder}../wrong-bodies.ts`, `${generated}wrong-bodies.ts`);
  });

  test("generates types that accept right bodies and reject wrong ones", async () => {
    const config = `${folder}generated/tsconfig.json`;
    writeFileSync(config, JSON.stringify({ extends: "../../tsconfig.json", include: [".."] }));
    expect(await run("tsc", ["-p", config])).toBe("");
  });

  test("generates a client that creates a search and polls it to its end", async () => {
    const program: { search: (baseUrl: string) => Promise<SearchResult> } = await import(
      `${folder}search.ts`
    );
    const { status, itineraries } = await program.search((await server).baseUrl);
    expect(status).toBe("RESULT_STATUS_COMPLETE");
    expect(itineraries).toBeGreaterThan(0);
  });
});

async function run(command: string, parameters: readonly string[]): Promise<string> {
  const { exitCode, output } = await runTool(command, parameters);
  expect(exitCode, output).toBe(0);
  return output;
}
