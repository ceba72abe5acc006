import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { hashFolders } from "../../../packaging/hash-folders.ts";
import { type SiteConfig, site as siteConfig } from "../../site.config.ts";
import { type BuildAssets, pageKinds } from "../content/page-model.ts";
import { inlineHeadScript } from "../publish/inline-head-script.ts";
import type { OutputFile } from "../publish/output-file.ts";
import { stylePartNames } from "../styles/style-part-names.ts";
import { CACHE, createBuildCache } from "./cache/build-cache.ts";

export interface ClientBundle {
  readonly assets: BuildAssets;
  readonly files: readonly OutputFile[];
}

const SCRIPT = "src/entry/entry.ts";
const FACE = "src/styles/face/face.woff2";
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Everything that the client bundle depends on. */
const SOURCES = [
  ...["client/src", "contract/generated", "contract/src", "sandbox/data", "sandbox/src"],
  ...["site/i18n", "site/package.json", "site/site.config.ts", "site/src", "site/vite.config.ts"],
  ...["package-lock.json", "tsconfig.json"],
];
const site = join(ROOT, "site");
const run = promisify(execFile);

/** The bundler's output files in base64, by name below its folder. */
type BundledFiles = Readonly<Record<string, string>>;

/**
 * Bundles the client, or reuses the bundle of the same sources. The build id is a hash of the names
 * of all assets, which contain hashes of their content.
 */
export async function bundleClient(
  config: SiteConfig = siteConfig,
  cache: string = CACHE,
): Promise<ClientBundle> {
  const { recall, keep, save } = createBuildCache<BundledFiles>(join(cache, "client.json"));
  // React differs with NODE_ENV, for example in tests.
  const key = [process.version, process.env.NODE_ENV, hashFolders(ROOT, SOURCES)].join(" ");
  const files = recall(key) ?? (await bundle());
  keep(key, files);
  save();
  return describe(files, config);
}

/**
 * Runs Vite's command in a separate process: this uses another core, and frees the bundler's memory
 * before the pages are rendered.
 */
async function bundle(): Promise<BundledFiles> {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"));
  try {
    const vite = join(
      dirname(createRequire(import.meta.url).resolve("vite/package.json")),
      "bin/vite.js",
    );
    const options = ["--outDir", folder, "--emptyOutDir", "--logLevel", "warn"];
    await run(process.execPath, [vite, "build", site, ...options], { cwd: site });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(folder.length + 1), await readFile(path, "base64")] as const;
      });
    return Object.fromEntries(await Promise.all(files));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function describe(bundled: BundledFiles, config: SiteConfig): ClientBundle {
  const read = (name: string) => Buffer.from(bundled[name] ?? "", "base64");
  const manifest = JSON.parse(read(".vite/manifest.json").toString()) as Manifest;
  const entry = manifest[SCRIPT];
  const [style] = entry?.css ?? [];
  if (!entry || !style) throw new Error(`${SCRIPT} is not bundled, or has no stylesheet.`);
  const face = manifest[FACE]?.file;
  if (!face) throw new Error(`${FACE} is not bundled.`);
  const kinds = styleFiles(manifest, "kinds", pageKinds);
  const parts = styleFiles(manifest, "parts", stylePartNames());
  const names = Object.keys(bundled)
    .filter((name) => name.startsWith("assets/"))
    .sort();
  const inlined = new Set([...kinds.values(), ...parts.values()]);
  const readText = (name: string) => read(name).toString().trim();
  return {
    files: names.filter((name) => !inlined.has(name)).map((name) => ({ name, body: read(name) })),
    assets: {
      buildId: createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 12),
      script: `/${entry.file}`,
      stylesheet: `/${style}`,
      inlineStyles: readStyles(kinds, readText),
      partStyles: readStyles(parts, readText),
      headScript: inlineHeadScript(config, `/${face}`),
      socialImage: "/social.png",
    },
  };
}

function styleFiles<Name extends string>(
  manifest: Manifest,
  folder: "kinds" | "parts",
  names: readonly Name[],
): ReadonlyMap<Name, string> {
  const files = names.map((name) => {
    const source = `src/styles/${folder}/${name}.css`;
    const file = manifest[source]?.file;
    if (!file) throw new Error(`${source} is not bundled.`);
    return [name, file] as const;
  });
  return new Map(files);
}

function readStyles<Name extends string>(
  files: ReadonlyMap<Name, string>,
  readText: (file: string) => string,
) {
  const texts = Array.from(files, ([name, file]) => [name, readText(file)] as const);
  return Object.fromEntries(texts) as Record<Name, string>;
}

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[] } | undefined>
>;
