import { spawn, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import packageFile from "../../sandbox/package.json" with { type: "json" };
import { installPackage } from "./install-package.ts";
import { listening } from "./listening.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const require = createRequire(import.meta.url);
const page = readFileSync(`${root}site/content/docs/sandbox/in-a-test-suite.md`, "utf8");

let folder = "";
let command = "";

/** Node as anybody has it: nothing that makes it understand TypeScript. */
const node = (...parameters: string[]) =>
  spawnSync(process.execPath, parameters, {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env.PATH },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "package-"));
  command = join(installPackage(folder, packageFile), "dist/farewind-sandbox.js");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the example of the page and of the README runs with the package alone", () => {
  const [, code = ""] = /```js\n(.*?)```/s.exec(page) ?? [];
  expect(readFileSync(`${root}sandbox/README.md`, "utf8")).toContain(`\`\`\`js\n${code}\`\`\``);
  writeFileSync(join(folder, "search.mjs"), code);
  const { status, stdout, stderr } = node("search.mjs");
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/\{ amount: '\d+', unit: 'PRICE_UNIT_MILLI' \}/);
});

test("the package's own types accept right options and reject wrong ones", () => {
  const program = `
    import { createSandbox, type Sandbox, type SandboxOptions } from "${packageFile.name}";
    const options: SandboxOptions = { clock: () => 0, secrets: ["a"], origin: "http://localhost:1" };
    export const sandbox: Sandbox = createSandbox(options);
    export const fetched: Promise<Response> = sandbox(new Request("http://sandbox/"));
    // @ts-expect-error a clock is a function
    createSandbox({ clock: 0 });
    // @ts-expect-error no such option
    createSandbox({ clok: () => 0 });
  `;
  writeFileSync(join(folder, "program.mts"), program);
  const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext"];
  const compiler = require.resolve("typescript/bin/tsc");
  const { status, stdout } = node(compiler, ...options, "--lib", "es2022,dom", "program.mts");
  expect(status, stdout).toBe(0);
});

describe("the package's command", () => {
  test("serves searches on a port of its own", async () => {
    const child = spawn(process.execPath, [command, "--port", "0"], { cwd: folder });
    try {
      const url = `${await listening(child)}/apiservices/v3/flights/indicative/search`;
      const headers = { "x-api-key": "sandbox-key", "content-type": "application/json" };
      const leg = {
        originPlace: { queryPlace: { iata: "LHR" } },
        destinationPlace: { queryPlace: { iata: "EDI" } },
        anytime: true,
      };
      const query = { market: "UK", locale: "en-GB", currency: "GBP", queryLegs: [leg] };
      const response = await fetch(url, {
        method: "POST",
        headers,
        body: JSON.stringify({ query }),
      });
      expect(response.status).toBe(200);
      expect(Object.keys((await response.json()).content.results.quotes).length).toBeGreaterThan(0);
    } finally {
      child.kill();
    }
  });

  test.each([
    [["--help"], 0, "--port NUMBER"],
    [["--version"], 0, packageFile.version],
    [["--origin", "x"], 1, '--origin must be like "https://docs.example.com"'],
    [["--port", "x"], 1, '--port must be a whole number from 0 to 65535; it is "x".'],
    [["--prot", "1"], 1, "Unknown option '--prot'. farewind-sandbox --help lists the options."],
  ])("%j prints its help, its version or a one-line error", (parameters, code, said) => {
    const { status, stdout, stderr } = node(command, ...parameters);
    expect(stdout + stderr).toContain(said);
    expect(status).toBe(code);
    if (code === 1) expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});
