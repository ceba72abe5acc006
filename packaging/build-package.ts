import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle, bundleCommonJs } from "./bundle-package.ts";
import { hashFolders } from "./hash-folders.ts";
import { type PackedFile, packFiles } from "./pack-files.ts";
import { type Package, ROOT } from "./packages.ts";

const CACHE = join(ROOT, "node_modules/.cache/packages");
const LEGAL = ["LICENSE", "NOTICE"];
/** Inputs of every package besides its workspace. */
const SHARED = ["contract/src", "contract/generated", "packaging", "package-lock.json", ...LEGAL];
/** Inputs of a package that reads the pages as the site does. */
const EVERYTHING = [
  ...["client/src", "mcp", "sandbox/src", "sandbox/data"],
  ...["site/src", "site/i18n", "site/site.config.ts"],
  ...SHARED,
];
const TEXTS = ["README.md", "CHANGELOG.md"];

/**
 * Builds a package in the format of `npm pack`; the same sources give the same bytes.
 * @throws with the bundler's messages
 */
export async function buildPackage(
  source: Package,
  files: readonly PackedFile[] = [],
): Promise<Uint8Array> {
  const digest = digestOf(source.hasPages ? EVERYTHING : [source.folder, ...SHARED], files);
  const packed = join(CACHE, `${source.folder}-${digest}.tgz`);
  const cached = await readFile(packed).catch(() => undefined);
  if (cached) return cached;
  const programs = Object.keys(source.commands).map((command) => `dist/${command}.js`);
  const body = await packFiles([...(await filesOf(source)), ...files], programs);
  await keep(packed, body);
  return body;
}

/** Moves the file into place, because two builds may cache the same one at once. */
async function keep(file: string, body: Uint8Array): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "new-"));
  await writeFile(join(folder, "package.tgz"), body);
  await rename(join(folder, "package.tgz"), file);
  await rm(folder, { recursive: true });
}

async function filesOf(source: Package): Promise<readonly PackedFile[]> {
  const { entry, texts, types } = source;
  const workspace = join(ROOT, source.folder);
  const { modules, dependencies } = await bundle(source, workspace);
  const manifest = manifestOf(source, dependencies);
  const declarations = types === undefined ? undefined : await readFile(join(workspace, types));
  return [
    { name: "package.json", body: `${JSON.stringify(manifest, null, 2)}\n` },
    ...modules,
    ...(entry === undefined ? [] : await bundleCommonJs(join(workspace, entry))),
    // TypeScript tells by the name which module format the types are for: the text is the same.
    ...(declarations === undefined
      ? []
      : ["index.d.ts", "index.d.cts"].map((name) => ({
          name: `dist/${name}`,
          body: declarations,
        }))),
    ...(await readAll(TEXTS, join(workspace, texts))),
    ...(await readAll(LEGAL, ROOT)),
  ];
}

function readAll(names: readonly string[], folder: string): Promise<readonly PackedFile[]> {
  return Promise.all(
    names.map(async (name) => ({ name, body: await readFile(join(folder, name)) })),
  );
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

/** Hash of everything that a package is built from. */
export function digestOf(paths: readonly string[], files: readonly PackedFile[]): string {
  const hash = createHash("sha256").update(hashFolders(ROOT, paths));
  for (const { name, body } of files) hash.update(name).update(body);
  return hash.digest("hex").slice(0, 16);
}
