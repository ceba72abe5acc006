import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { selectCases } from "../tests/select-cases.ts";
import { buildPackage } from "./build-package.ts";
import { PACKAGES, packagePath, ROOT } from "./packages.ts";

const run = promisify(execFile);

/** What a program runs as is compiled where it runs. */
const MODULES = [
  ["esnext", "bundler"],
  ["nodenext", "nodenext"],
] as const;

/** What somebody writes with each package, and what it prints. */
const PROGRAMS = {
  "@farewind/client": `
    import { ApiError, createClient } from "@farewind/client";
    const client = createClient({ baseUrl: "http://localhost" });
    export const codes: Promise<string[]> = client
      .listLocales()
      .then(({ locales }) => locales.map(({ code }) => code));
    codes.catch((error) => console.log(error instanceof ApiError));
  `,
  "@farewind/sandbox": `
    import { createSandbox } from "@farewind/sandbox";
    const headers = { "x-api-key": "sandbox-key" };
    const locales = "http://sandbox/apiservices/v3/culture/locales";
    createSandbox()(new Request(locales, { headers })).then(({ ok }) => console.log(ok));
  `,
};
const FILES = Object.keys(PROGRAMS).flatMap((_, index) =>
  ["cts", "mts"].map((extension) => `program-${index}.${extension}`),
);
const OPTIONS = ["--strict", "--target", "es2022", "--lib", "es2023,dom"];

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "formats-"));
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  const packed = await Promise.all(Object.keys(PROGRAMS).map(pack));
  const quietly = ["--prefer-offline", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...quietly, ...packed], { cwd: folder });
  for (const [index, program] of Object.values(PROGRAMS).entries()) {
    await writeFile(join(folder, `program-${index}.cts`), program);
    await writeFile(join(folder, `program-${index}.mts`), program);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function pack(name: string): Promise<string> {
  const source = PACKAGES.find((one) => one.name === name);
  if (!source) throw new Error(`There is no package ${name}.`);
  const file = join(folder, packagePath(source).split("/").at(-1) ?? "");
  await writeFile(file, await buildPackage(source));
  return file;
}

/** Both packages at once: a compiler reads its own libraries for longer than a program. */
async function compile(...options: readonly string[]): Promise<void> {
  const tsc = join(ROOT, "node_modules/typescript-native/bin/tsc");
  await run(tsc, [...OPTIONS, ...options, ...FILES], { cwd: folder });
}

test.each(MODULES.slice(0, selectCases(1, MODULES.length)))(
  "programs compile as %s, resolved as %s",
  async (module, resolution) => {
    await compile("--module", module, "--moduleResolution", resolution, "--noEmit");
  },
);

test("programs run, compiled as node16 from .cts and .mts files", async () => {
  await compile("--module", "node16", "--moduleResolution", "node16");
  for (const file of FILES) {
    const { stdout } = await run("node", [file.replace("ts", "js")], { cwd: folder });
    expect(stdout.trim(), file).toBe("true");
  }
});
