import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { java } from "./java.ts";
import { sampleRequest } from "./sample-request.ts";
import { awkwardSample, contractSamples } from "./testing/contract-samples.ts";
import { isInstalled, runProgram } from "./testing/run-program.ts";
import { typescript } from "./typescript.ts";

const require = createRequire(import.meta.url);
const typesFolder = fileURLToPath(new URL("../../../contract/generated/types", import.meta.url));
const SLOW = { timeout: 60_000 };

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "compile-"));
});

afterAll(() => rm(folder, { recursive: true }));

test("every TypeScript sample agrees with the types of the contract", SLOW, async () => {
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

test.skipIf(!(await isInstalled("javac", ["-version"])))(
  "every Java sample compiles",
  SLOW,
  async () => {
    const files: string[] = [];
    for (const { name, operation, example } of [...contractSamples(), awkwardSample]) {
      // Examples of one operation share a class name: each gets a package of its own.
      const subject = name.replaceAll(".", "_");
      const program = java.generate(sampleRequest(operation, example));
      const className = /public class (\w+)/.exec(program)?.[1];
      const file = join(folder, subject, `${className}.java`);
      await mkdir(join(folder, subject));
      await writeFile(file, `package ${subject};\n${program}`);
      files.push(file);
    }
    const { exitCode, output } = await runProgram("javac", ["-d", join(folder, "out"), ...files]);
    expect(exitCode, output).toBe(0);
  },
);
