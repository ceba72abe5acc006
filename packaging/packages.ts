import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The repository. */
export const ROOT: string = fileURLToPath(new URL("..", import.meta.url));

/** A workspace that others can install, as its `package.json` says it. */
export interface Package {
  /** Of the workspace, in the repository. */
  readonly folder: string;
  /** "@farewind/client" */
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  /** What programs import: a source of TypeScript. A package may be a command alone. */
  readonly entry: string | undefined;
  /** Commands that it brings: name → source of TypeScript. */
  readonly commands: Readonly<Record<string, string>>;
  /** What its commands start as threads: name → source of TypeScript. */
  readonly threads: Readonly<Record<string, string>>;
  /** The folder of its README and its change log. */
  readonly texts: string;
  /** Its types in one file, as its script `types` writes them. A package without an entry has none. */
  readonly types: string | undefined;
  /** Whether it brings the pages of the build that packs it, below `data/`. */
  readonly hasPages: boolean;
}

/** Every workspace that has an entry for others. */
export const PACKAGES: readonly Package[] = ["client", "sandbox", "mcp"].map(readPackage);

/** packagePath(client) → "/downloads/farewind-client-3.1.0.tgz" */
export function packagePath({ name, version }: Pick<Package, "name" | "version">): string {
  return `/downloads/${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
}

/**
 * Where the package is served: below its own name, and below that of each version before it, for
 * URLs that stand in somebody's `package.json`. Its change log names them.
 */
export function packagePaths({ folder, texts, name }: Package): readonly string[] {
  const log = readFileSync(`${ROOT}${folder}/${texts}/CHANGELOG.md`, "utf8");
  return Array.from(log.matchAll(/^## (\S+)$/gm), ([, version = ""]) =>
    packagePath({ name, version }),
  );
}

function readPackage(folder: string): Package {
  const manifest = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, "utf8"));
  const { name, version, description, license, engines } = manifest;
  const { exports, publishConfig = {} } = manifest;
  const { bin: commands = {}, threads = {}, directory: texts = ".", types } = publishConfig;
  return {
    folder,
    name,
    version,
    description,
    license,
    engines,
    entry: exports?.["."],
    commands,
    threads,
    texts,
    types,
    hasPages: publishConfig.hasPages === true,
  };
}
