import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
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
  const { entry, texts } = source;
  const workspace = join(ROOT, source.folder);
  const [types, dependencies] = await Promise.all([
    entry === undefined ? undefined : typesOf(source, join(workspace, entry), folder),
    bundle(source, workspace, folder),
  ]);
  if (entry !== undefined && types !== undefined) {
    await bundleCommonJs(join(workspace, entry), folder);
    // TypeScript tells by the name whose types they are: the same text is both.
    for (const name of ["index.d.ts", "index.d.cts"]) {
      await writeFile(join(folder, "dist", name), types);
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

/** packageOf("@modelcontextprotocol/sdk/server/mcp.js") → ["@modelcontextprotocol/sdk"] */
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

function typesOf({ types, folder: workspace }: Package, entry: string, folder: string) {
  return types === undefined
    ? bundleTypes(entry, folder)
    : readFile(join(ROOT, workspace, types), "utf8");
}

/** All types that the entry shows in one text. In a process of its own: it takes seconds. */
async function bundleTypes(entry: string, folder: string): Promise<string> {
  const project = join(folder, "tsconfig.json");
  const output = join(folder, "index.d.ts");
  await writeFile(project, JSON.stringify({ ...PROJECT, files: [entry] }));
  const generator = join(
    ROOT,
    "node_modules/dts-bundle-generator/dist/bin/dts-bundle-generator.js",
  );
  const options = ["--no-check", "--no-banner", "--export-referenced-types=false", "--silent"];
  await run("node", [generator, ...options, "--project", project, "--out-file", output, entry]);
  const types = await readFile(output, "utf8");
  await Promise.all([rm(project), rm(output)]);
  return types;
}

const PROJECT = {
  extends: join(ROOT, "tsconfig.json"),
  compilerOptions: {
    incremental: false,
    tsBuildInfoFile: null,
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    // Types of no other package: a program that has them, such as Node's, takes three times as long.
    types: [],
  },
  include: [],
};

/** One hash of every file in some files and folders of the repository, and of others. */
export function digestOf(paths: readonly string[], files: readonly PackedFile[]): string {
  const hash = createHash("sha256");
  for (const { name, body } of files) hash.update(name).update(body);
  for (const path of paths) {
    for (const file of filesOf(join(ROOT, path))) {
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

function filesOf(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes("node_modules"),
  );
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

async function run(command: string, parameters: readonly string[], cwd = ROOT): Promise<string> {
  const running = execute(command, parameters, { cwd });
  if (running.child.pid !== undefined) setPriority(running.child.pid, PRIORITY);
  return (await running).stdout;
}
