import { copyFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleRequest } from "./sample-request.ts";
import { contractSamples } from "./testing/contract-samples.ts";
import { runProgram } from "./testing/run-program.ts";
import { typescript } from "./typescript.ts";

const require = createRequire(import.meta.url);
const typesFolder = fileURLToPath(new URL("../../../contract/generated/types", import.meta.url));

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "compile-"));
});

afterAll(() => rm(folder, { recursive: true }));

test("every TypeScript sample agrees with the types of the contract", async () => {
  for (const file of await readdir(typesFolder)) {
    await copyFile(join(typesFolder, file), join(folder, `${basename(file, ".ts")}.d.ts`));
  }
  const files: string[] = [];
  for (const { name, operation, example } of contractSamples()) {
    const file = join(folder, `${name}.mts`);
    await writeFile(file, typescript.generate(sampleRequest(operation, example)));
    files.push(file);
  }
  const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext"];
  const libraries = ["--lib", "es2022,dom", "--typeRoots", folder];
  const compiler = require.resolve("typescript/bin/tsc");
  const { exitCode, output } = await runProgram(process.execPath, [
    compiler,
    ...options,
    ...libraries,
    ...files,
  ]);
  expect(exitCode, output).toBe(0);
});
