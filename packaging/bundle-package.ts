import { readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join, relative } from "node:path";
import { type BuildOptions, build } from "esbuild";
import type { PackedFile } from "./pack-files.ts";
import { type Package, ROOT } from "./packages.ts";

/** Output folder of the bundles in name only: they stay in memory. */
const OUTPUT = join(ROOT, "dist");

export interface PackageBundle {
  readonly modules: readonly PackedFile[];
  /** The npm packages that the bundle imports at run time, each with its version. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Bundles the modules of a package, for `import`. */
export async function bundle(
  { entry, commands, threads }: Package,
  workspace: string,
): Promise<PackageBundle> {
  const entries = { ...(entry === undefined ? {} : { index: entry }), ...commands, ...threads };
  const { metafile, modules } = await bundleAs({
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, join(workspace, file)]),
    ),
    outdir: OUTPUT,
    splitting: true,
    format: "esm",
    platform: Object.keys(commands).length > 0 ? "node" : "neutral",
    packages: "external",
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports.flatMap(({ path, external }) => (external ? packageOf(path) : []));
  const lock = JSON.parse(await readFile(join(ROOT, "package-lock.json"), "utf8"));
  const dependencies = Object.fromEntries(
    [...new Set(names)].sort().map((name) => [name, lock.packages[`node_modules/${name}`].version]),
  );
  return { modules, dependencies };
}

/**
 * Bundles the entry of a package again, for `require`. Dependencies are bundled in, because Jest
 * cannot load those that are not CommonJS.
 */
export async function bundleCommonJs(entry: string): Promise<readonly PackedFile[]> {
  const outfile = join(OUTPUT, "index.cjs");
  return (await bundleAs({ entryPoints: [entry], outfile, format: "cjs", platform: "node" }))
    .modules;
}

async function bundleAs(options: BuildOptions) {
  const { metafile, outputFiles } = await build({
    ...options,
    bundle: true,
    target: "es2023",
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const modules = outputFiles.map(({ path, contents }) => ({
    name: `dist/${relative(OUTPUT, path)}`,
    body: contents,
  }));
  return { metafile, modules };
}

/** packageOf("@modelcontextprotocol/server/stdio") → ["@modelcontextprotocol/server"] */
function packageOf(specifier: string): readonly string[] {
  if (isBuiltin(specifier)) return [];
  const steps = specifier.split("/");
  return [steps.slice(0, specifier.startsWith("@") ? 2 : 1).join("/")];
}
