import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { buildPackage } from "./build-package.ts";
import { PACKAGES, packagePath, ROOT } from "./packages.ts";

const run = promisify(execFile);

/** Takes a package as a stranger does: into an empty folder, with nothing of the repository. */
async function install(name: string) {
  const source = PACKAGES.find((one) => one.name === name);
  if (!source) throw new Error(`There is no package ${name}.`);
  const folder = await mkdtemp(join(tmpdir(), "install-"));
  const file = join(folder, packagePath(source).split("/").at(-1) ?? "");
  await writeFile(file, await buildPackage(source));
  await writeFile(join(folder, "package.json"), '{ "type": "module", "private": true }');
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", file], {
    cwd: folder,
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

test.each(PACKAGES.filter(({ entry }) => entry !== undefined))(
  "$name installs into an empty folder and exports something",
  async (source) => {
    const { folder, remove } = await install(source.name);
    try {
      const script = `console.log(Object.keys(await import("${source.name}")).length)`;
      const { stdout } = await run("node", ["--input-type=module", "-e", script], { cwd: folder });
      expect(Number(stdout)).toBeGreaterThan(0);
      expect(source.description).toMatch(/\.$/);
    } finally {
      await remove();
    }
  },
);

test("the client's types accept right calls and reject wrong ones in an empty folder", async () => {
  const { folder, remove } = await install("@farewind/client");
  // A line that may not compile, and does, is an error too.
  const program = `
    import { createClient } from "@farewind/client";
    const client = createClient({ baseUrl: "" });
    export const codes = (await client.listLocales()).locales.map(({ code }) => code);
    // @ts-expect-error
    await client.listMarkets();
    // @ts-expect-error
    await client.createLiveSearch({});
  `;
  try {
    await writeFile(join(folder, "program.ts"), program);
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--lib", "es2023,dom"];
    await run(join(ROOT, "node_modules/typescript-native/bin/tsc"), [...options, "program.ts"], {
      cwd: folder,
    });
  } finally {
    await remove();
  }
});

test("the sandbox records requests and returns pinned responses, and its types match", async () => {
  const { folder, remove } = await install("@farewind/sandbox");
  const body = '{ code: 14, message: "", details: [] }';
  const program = `
    import { createSandbox } from "@farewind/sandbox";
    const sandbox = createSandbox({ wait: async () => {} });
    const ask = () => sandbox(new Request("http://sandbox/apiservices/v3/culture/locales", {
      headers: { "x-api-key": "sandbox-key" },
    }));
    sandbox.pin({ operation: "listLocales", status: 503, times: 1, body: ${body} });
    console.log((await ask()).status, sandbox.requests("listLocales")[0]?.status);
    export const wrong = () =>
      // @ts-expect-error: an operation that there is not
      sandbox.pin({ operation: "listLocale", body: ${body} });
  `;
  const options = ["--strict", "--module", "nodenext", "--target", "es2023", "--lib", "es2023,dom"];
  try {
    await writeFile(join(folder, "program.mts"), program);
    await run(join(ROOT, "node_modules/typescript-native/bin/tsc"), [...options, "program.mts"], {
      cwd: folder,
    });
    const { stdout } = await run("node", ["program.mjs"], { cwd: folder });
    expect(stdout.trim()).toBe("503 503");
  } finally {
    await remove();
  }
});

const CLIENT = join(ROOT, "client/src/index.ts");

test.each([
  ["createClient alone", "{ createClient }", 4.25],
  ["formatPrice alone", "{ formatPrice }", 1],
  ["createProxy alone", "{ createProxy }", 2.25],
  ["everything", "*", 9.25],
])("the client's bundle of %s (%s) has at most %s KB", async (_, names, most) => {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from ${JSON.stringify(CLIENT)};`, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  const [{ contents } = { contents: new Uint8Array() }] = outputFiles;
  expect(contents.length).toBeGreaterThan(0);
  expect(gzipSync(contents).length).toBeLessThanOrEqual(most * 1024);
});
