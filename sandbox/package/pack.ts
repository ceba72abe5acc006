import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build, type Metafile } from "esbuild";
import contractFile from "../../contract/package.json" with { type: "json" };
import packageFile from "../package.json" with { type: "json" };
import { commandName, packageFileName } from "./package-file.ts";

const run = promisify(execFile);
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What the bundles may ask of npm: their versions are those that the project is tested with. */
const VERSIONS: Readonly<Record<string, string>> = {
  ...contractFile.dependencies,
  ...packageFile.dependencies,
};

/**
 * The package as npm packs it. The same sources give the same bytes.
 * @throws when a bundle needs something that is no dependency
 */
export async function packSandbox(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    const dependencies = dependenciesOf(await bundle(folder));
    await cp(path("installed"), folder, { recursive: true });
    for (const name of ["LICENSE", "NOTICE"]) await cp(path(`../../${name}`), join(folder, name));
    await cp(path("../generated/index.d.ts"), join(folder, "index.d.ts"));
    await writeFile(join(folder, "package.json"), manifest(dependencies));
    await run("npm", ["pack", "--ignore-scripts", "--silent"], { cwd: folder });
    return await readFile(join(folder, packageFileName()));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bundle(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: {
      index: path("index.ts"),
      command: path("command.ts"),
      "search-thread": path("../src/node/search-thread.ts"),
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    charset: "utf8",
    banner: { js: "// Bundled. The sources have names and comments." },
    metafile: true,
  });
  return metafile;
}

function dependenciesOf({ outputs }: Metafile): Readonly<Record<string, string>> {
  const imported = Object.values(outputs).flatMap(({ imports }) => imports);
  const outside = imported.filter(({ external, path }) => external && !path.startsWith("node:"));
  const names = [...new Set(outside.map(({ path }) => path))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const version = VERSIONS[name];
      if (version === undefined) throw new Error(`The package needs "${name}", no dependency.`);
      return [name, version];
    }),
  );
}

function manifest(dependencies: Readonly<Record<string, string>>): string {
  const { name, version, license, engines } = packageFile;
  const file = {
    name,
    version,
    description: "The documented travel APIs as a function and as a server, for tests.",
    license,
    type: "module",
    engines,
    exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
    bin: { [commandName()]: "./command.js" },
    dependencies,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
