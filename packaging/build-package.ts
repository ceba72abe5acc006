import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { hashFolders } from "./hash-folders.ts";
import { type Package, ROOT } from "./packages.ts";

const execute = promisify(execFile);
/** Of processes: a build waits for its packages last, and has better use for the processors. */
const PRIORITY = 10;
const CACHE = join(ROOT, "node_modules/.cache/packages");
const LEGAL = ["LICENSE", "NOTICE"];
/** What can change a package besides itself. */
const SHARED = ["contract/src", "contract/generated", "packaging", "package-lock.json", ...LEGAL];
/** What can change one that reads the pages as the site does. */
const EVERYTHING = [
  ...["client/src", "mcp", "sandbox/src", "sandbox/data"],
  ...["site/src", "site/i18n", "site/site.config.ts"],
  ...SHARED,
];
const TEXTS = ["README.md", "CHANGELOG.md"];

/** A file that a package brings besides its program: "data/docs/intro.md". */
export interface PackedFile {
  readonly name: string;
  readonly body: string | Uint8Array;
}

/**
 * A package as `npm pack` makes it, the same bytes for the same sources.
 * @throws with what the bundler, the compiler or npm said
 */
export async function buildPackage(
  source: Package,
  files: readonly PackedFile[] = [],
): Promise<Uint8Array> {
  const digest = digestOf(source.hasPages ? EVERYTHING : [source.folder, ...SHARED], files);
  const packed = join(CACHE, `${source.folder}-${digest}.tgz`);
  const kept = await readFile(packed).catch(() => undefined);
  if (kept) return kept;
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, `${source.folder}-`));
  try {
    await fillFolder(source, folder, files);
    const packing = await run("npm", ["pack", "--json", "--ignore-scripts"], folder);
    const [{ filename }] = JSON.parse(packing);
    await rename(join(folder, filename), packed);
    return await readFile(packed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillFolder(
  source: Package,
  folder: string,
  files: readonly PackedFile[],
): Promise<void> {
  const { entry, texts, types } = source;
  const workspace = join(ROOT, source.folder);
  const dependencies = await bundle(source, workspace, folder);
  if (entry !== undefined && types !== undefined) {
    await bundleCommonJs(join(workspace, entry), folder);
    // TypeScript tells by the name whose types they are: the same text is both.
    for (const name of ["index.d.ts", "index.d.cts"]) {
      await cp(join(workspace, types), join(folder, "dist", name));
    }
  }
  const manifest = manifestOf(source, dependencies);
  await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of TEXTS) await cp(join(workspace, texts, name), join(folder, name));
  for (const name of LEGAL) await cp(join(ROOT, name), join(folder, name));
  for (const { name, body } of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), body);
  }
}

/** @returns the packages that the bundle takes from others at run time, each with its version */
async function bundle(
  { entry, commands, threads }: Package,
  workspace: string,
  folder: string,
): Promise<Readonly<Record<string, string>>> {
  const entries = { ...(entry === undefined ? {} : { index: entry }), ...commands, ...threads };
  const { metafile } = await build({
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, join(workspace, file)]),
    ),
    outdir: join(folder, "dist"),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: Object.keys(commands).length > 0 ? "node" : "neutral",
    target: "es2023",
    packages: "external",
    metafile: true,
    logLevel: "silent",
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports.flatMap(({ path, external }) => (external ? packageOf(path) : []));
  const lock = JSON.parse(await readFile(join(ROOT, "package-lock.json"), "utf8"));
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => [name, lock.packages[`node_modules/${name}`].version]),
  );
}

/** The entry once more, for `require`. What is no CommonJS itself comes with it, which Jest needs. */
async function bundleCommonJs(entry: string, folder: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile: join(folder, "dist/index.cjs"),
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "es2023",
    logLevel: "silent",
  });
}

/** packageOf("@modelcontextprotocol/server/stdio") → ["@modelcontextprotocol/server"] */
function packageOf(specifier: string): readonly string[] {
  if (isBuiltin(specifier)) return [];
  const steps = specifier.split("/");
  return [steps.slice(0, specifier.startsWith("@") ? 2 : 1).join("/")];
}

function manifestOf(
  { name, version, description, license, engines, ...source }: Package,
  dependencies: Readonly<Record<string, string>>,
) {
  const { commands, entry, hasPages } = source;
  const bin = Object.keys(commands).map((command) => [command, `dist/${command}.js`]);
  return {
    name,
    version,
    description,
    license,
    type: "module",
    engines,
    ...(entry !== undefined && {
      main: "./dist/index.cjs",
      exports: {
        ".": {
          import: { types: "./dist/index.d.ts", default: "./dist/index.js" },
          require: { types: "./dist/index.d.cts", default: "./dist/index.cjs" },
        },
      },
    }),
    ...(bin.length > 0 && { bin: Object.fromEntries(bin) }),
    files: ["dist", ...(hasPages ? ["data"] : []), ...TEXTS, ...LEGAL],
    sideEffects: false,
    dependencies,
  };
}

/** Of everything that a package is made of. */
export function digestOf(paths: readonly string[], files: readonly PackedFile[]): string {
  const hash = createHash("sha256").update(hashFolders(ROOT, paths));
  for (const { name, body } of files) hash.update(name).update(body);
  return hash.digest("hex").slice(0, 16);
}

async function run(command: string, parameters: readonly string[], cwd = ROOT): Promise<string> {
  const running = execute(command, parameters, { cwd });
  if (running.child.pid !== undefined) setPriority(running.child.pid, PRIORITY);
  return (await running).stdout;
}
