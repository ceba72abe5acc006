import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
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
const TEXTS = ["README.md", "CHANGELOG.md"];

/**
 * A package as `npm pack` makes it, the same bytes for the same sources.
 * @throws with what the bundler, the compiler or npm said
 */
export async function buildPackage(source: Package): Promise<Uint8Array> {
  const packed = join(CACHE, `${source.folder}-${await digestOf([source.folder, ...SHARED])}.tgz`);
  const kept = await readFile(packed).catch(() => undefined);
  if (kept) return kept;
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, `${source.folder}-`));
  try {
    await fillFolder(source, folder);
    const packing = await run("npm", ["pack", "--json", "--ignore-scripts"], folder);
    const [{ filename }] = JSON.parse(packing);
    await rename(join(folder, filename), packed);
    return await readFile(packed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillFolder(source: Package, folder: string): Promise<void> {
  const workspace = join(ROOT, source.folder);
  const entries = { index: source.entry, ...source.commands, ...source.threads };
  const [types] = await Promise.all([
    source.types === undefined
      ? bundleTypes(join(workspace, source.entry), folder)
      : readFile(join(workspace, source.types), "utf8"),
    build({
      entryPoints: Object.fromEntries(
        Object.entries(entries).map(([name, file]) => [name, join(workspace, file)]),
      ),
      outdir: join(folder, "dist"),
      bundle: true,
      splitting: true,
      format: "esm",
      platform: Object.keys(source.commands).length > 0 ? "node" : "neutral",
      target: "es2023",
      external: Object.keys(source.dependencies),
      logLevel: "silent",
    }),
  ]);
  await writeFile(join(folder, "dist/index.d.ts"), types);
  await writeFile(join(folder, "package.json"), `${JSON.stringify(manifestOf(source), null, 2)}\n`);
  for (const name of TEXTS) await cp(join(workspace, source.texts, name), join(folder, name));
  for (const name of LEGAL) await cp(join(ROOT, name), join(folder, name));
}

function manifestOf({ name, version, description, license, engines, ...source }: Package) {
  const { dependencies, commands } = source;
  const bin = Object.keys(commands).map((command) => [command, `dist/${command}.js`]);
  return {
    name,
    version,
    description,
    license,
    type: "module",
    engines,
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
    ...(bin.length > 0 && { bin: Object.fromEntries(bin) }),
    files: ["dist", ...TEXTS, ...LEGAL],
    sideEffects: false,
    dependencies,
  };
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

/** One hash of every file in some files and folders of the repository. */
async function digestOf(paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of await filesOf(join(ROOT, path))) {
      hash.update(file.slice(ROOT.length)).update(await readFile(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

async function filesOf(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.parentPath.includes("node_modules"),
  );
  if (files.length === 0) return [path];
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

async function run(command: string, parameters: readonly string[], cwd = ROOT): Promise<string> {
  const running = execute(command, parameters, { cwd });
  if (running.child.pid !== undefined) setPriority(running.child.pid, PRIORITY);
  return (await running).stdout;
}
