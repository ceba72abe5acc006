import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPackage } from "./build-package.ts";
import { PACKAGES, packagePath, ROOT } from "./packages.ts";

const run = promisify(execFile);

const MODULES = [
  ["node16", "node16"],
  ["nodenext", "nodenext"],
  ["esnext", "bundler"],
] as const;

/** What somebody writes with each package, and what it prints. */
const PROGRAMS = {
  "@farewind/client": `
    const client = createClient({ baseUrl: "http://localhost" });
    export const codes: Promise<string[]> = client
      .listLocales()
      .then(({ locales }) => locales.map(({ code }) => code));
    codes.catch((error) => console.log(error instanceof ApiError));
  `,
  "@farewind/sandbox": `
    const headers = { "x-api-key": "sandbox-key" };
    const locales = "http://sandbox/apiservices/v3/culture/locales";
    createSandbox()(new Request(locales, { headers })).then(({ ok }) => console.log(ok));
  `,
};
const NAMES = {
  "@farewind/client": "createClient, ApiError",
  "@farewind/sandbox": "createSandbox",
};

describe.each(["@farewind/client", "@farewind/sandbox"] as const)("%s", (name) => {
  let folder = "";

  beforeAll(async () => {
    const source = PACKAGES.find((one) => one.name === name);
    if (!source) throw new Error(`There is no package ${name}.`);
    folder = await mkdtemp(join(tmpdir(), "formats-"));
    const file = join(folder, packagePath(source).split("/").at(-1) ?? "");
    await writeFile(file, await buildPackage(source));
    await writeFile(join(folder, "package.json"), '{ "private": true }');
    await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", file], {
      cwd: folder,
    });
    const program = `import { ${NAMES[name]} } from "${name}";${PROGRAMS[name]}`;
    for (const file of ["program.cts", "program.mts"]) {
      await writeFile(join(folder, file), program);
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(MODULES)("compiles as %s, resolved as %s", async (module, resolution) => {
    const options = ["--strict", "--noEmit", "--target", "es2022", "--lib", "es2023,dom"];
    const modules = ["--module", module, "--moduleResolution", resolution];
    const files = ["program.cts", "program.mts"];
    await run(join(ROOT, "node_modules/.bin/tsc"), [...options, ...modules, ...files], {
      cwd: folder,
    });
  });

  test.each(["cts", "mts"])("runs when compiled from a .%s file", async (extension) => {
    const options = ["--module", "node16", "--target", "es2022", "--lib", "es2023,dom"];
    const file = `program.${extension}`;
    await run(join(ROOT, "node_modules/.bin/tsc"), [...options, file], { cwd: folder });
    const { stdout } = await run("node", [file.replace("ts", "js")], { cwd: folder });
    expect(stdout.trim()).toBe("true");
  });
});
