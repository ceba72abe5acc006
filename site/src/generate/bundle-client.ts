import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type SiteConfig, site as siteConfig } from "../../site.config.ts";
import { type BuildAssets, pageKinds } from "../plan/page-model.ts";
import { stylePartNames } from "../styles/style-part-names.ts";
import { inlineHeadScript } from "./inline-head-script.ts";
import type { OutputFile } from "./output-file.ts";

export interface ClientBundle {
  readonly assets: BuildAssets;
  readonly files: readonly OutputFile[];
}

const SCRIPT = "src/entry/entry.ts";
const site = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

/**
 * Bundles the client with Vite's own command, in a process beside this one: the other core has
 * work, and the bundler's memory is gone before the pages are rendered. The build's id is the hash
 * of all it sends.
 */
export async function bundleClient(config: SiteConfig = siteConfig): Promise<ClientBundle> {
  const folder = await mkdtemp(join(tmpdir(), "bundle-"));
  try {
    return await bundleInto(folder, config);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bundleInto(folder: string, config: SiteConfig): Promise<ClientBundle> {
  const vite = join(
    dirname(createRequire(import.meta.url).resolve("vite/package.json")),
    "bin/vite.js",
  );
  const options = ["--outDir", folder, "--emptyOutDir", "--logLevel", "warn"];
  await run(process.execPath, [vite, "build", site, ...options], { cwd: site });
  const manifest = await readManifest(join(folder, ".vite/manifest.json"));
  const entry = manifest[SCRIPT];
  const [style] = entry?.css ?? [];
  if (!entry || !style) throw new Error(`${SCRIPT} is not bundled, or has no stylesheet.`);
  const kinds = styleFiles(manifest, "kinds", pageKinds);
  const parts = styleFiles(manifest, "parts", stylePartNames());
  const names = (await readdir(join(folder, "assets"))).sort().map((name) => `assets/${name}`);
  const inlined = new Set([...kinds.values(), ...parts.values()]);
  const files = await Promise.all(
    names
      .filter((name) => !inlined.has(name))
      .map(async (name) => ({ name, body: await readFile(join(folder, name)) })),
  );
  return {
    files,
    assets: {
      buildId: createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 12),
      script: `/${entry.file}`,
      stylesheet: `/${style}`,
      inlineStyles: await readStyles(folder, kinds),
      partStyles: await readStyles(folder, parts),
      headScript: inlineHeadScript(config),
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

async function readStyles<Name extends string>(folder: string, files: ReadonlyMap<Name, string>) {
  const texts = [...files].map(async ([name, file]) => {
    return [name, (await readFile(join(folder, file), "utf8")).trim()] as const;
  });
  return Object.fromEntries(await Promise.all(texts)) as Record<Name, string>;
}

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[] } | undefined>
>;

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, "utf8")) as Manifest;
}
