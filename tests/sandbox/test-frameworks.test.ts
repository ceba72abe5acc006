/**
 * The files of the page about test frameworks that need no tool but ours; `npm run test:all` runs
 * them all, installed as the page tells.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import packageFile from "../../sandbox/package.json" with { type: "json" };
import { installPackage } from "./install-package.ts";
import { listening } from "./listening.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const page = readFileSync(`${root}site/content/docs/sandbox/test-frameworks.md`, "utf8");

/** The code of the only block whose fence starts so: 'js title="node.test.mjs"' */
function block(fence: string): string {
  const [, code, ...others] = page.split(`\n\`\`\`${fence}\n`);
  if (code === undefined || others.length > 0) throw new Error(`The page has not one ${fence}.`);
  return code.slice(0, code.indexOf("\n```") + 1);
}

let folder = "";
let command = "";

/** What a command prints in the reader's folder; its exit code has to be 0. */
function run(program: string, ...parameters: string[]): string {
  const options = { cwd: folder, encoding: "utf8", env: { PATH: process.env.PATH } } as const;
  const { status, stdout, stderr } = spawnSync(program, parameters, options);
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "frameworks-"));
  command = join(installPackage(folder, packageFile), "dist/farewind-sandbox.js");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("node:test", () => {
  writeFileSync(join(folder, "node.test.mjs"), block('js title="node.test.mjs"'));
  expect(run(process.execPath, "--test", "node.test.mjs")).toMatch(/pass 3\n/);
});

test("Vitest", () => {
  symlinkSync(`${root}node_modules/vitest`, join(folder, "node_modules/vitest"));
  writeFileSync(join(folder, "vitest.test.mjs"), block('js title="vitest.test.mjs"'));
  const vitest = join(folder, "node_modules/vitest/vitest.mjs");
  expect(run(process.execPath, vitest, "run", "vitest.test.mjs")).toMatch(/1 passed/);
});

test("Python, through a port", async () => {
  const sandbox = spawn(process.execPath, [command, "--port", "0"], { cwd: folder });
  try {
    const url = await listening(sandbox);
    const code = block("python").replaceAll("http://localhost:4000", url);
    writeFileSync(join(folder, "test_locales.py"), code);
    expect(run("python3", "-m", "unittest")).toMatch(/Ran 2 tests[\s\S]*OK/);
  } finally {
    sandbox.kill();
  }
});
