import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { PACKAGES, type Package, ROOT } from "../../../../packaging/packages.ts";
import { STILL_TIME } from "./strip-types.ts";

/** Installs our packages for the programs in a folder, with the same clock as the programs. */
export async function installPackages(folder: string): Promise<void> {
  await Promise.all(PACKAGES.map((source) => installPackage(source, folder)));
}

async function installPackage(source: Package, folder: string): Promise<void> {
  if (source.entry === undefined) return;
  const packageFolder = join(folder, "node_modules", source.name);
  await mkdir(packageFolder, { recursive: true });
  await writeFile(
    join(packageFolder, "package.json"),
    '{ "type": "module", "exports": "./index.js" }',
  );
  await build({
    entryPoints: [join(ROOT, source.folder, source.entry)],
    outfile: join(packageFolder, "index.js"),
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    define: STILL_TIME,
    logLevel: "silent",
  });
}
