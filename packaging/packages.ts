import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The root folder of the repository, with a trailing slash. */
export const ROOT: string = fileURLToPath(new URL("..", import.meta.url));

/** A workspace that others can install, as its `package.json` describes it. */
export interface Package {
  /** Folder of the workspace in the repository. */
  readonly folder: string;
  /** "@farewind/client" */
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  /** TypeScript source of what programs import; undefined if the package only has commands. */
  readonly entry: string | undefined;
  /** Its commands: name → TypeScript source. */
  readonly commands: Readonly<Record<string, string>>;
  /** Threads that its commands start: name → TypeScript source. */
  readonly threads: Readonly<Record<string, string>>;
  /** The folder of its README and its change log. */
  readonly texts: string;
  /** File with its types, which its script `types` writes; undefined without an entry. */
  readonly types: string | undefined;
  /** Whether it contains the pages of the build that packs it, in `data/`. */
  readonly hasPages: boolean;
}

/** Every workspace that others can install. */
export const PACKAGES: readonly Package[] = ["client", "sandbox", "mcp"].map(readPackage);

/** packagePath(client) → "/downloads/farewind-client-3.1.0.tgz" */
export function packagePath({ name, version }: Pick<Package, "name" | "version">): string {
  return `/downloads/${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
}

/**
 * The paths that serve the package: one for each version that its change log names, the current one
 * first, so that URLs in users' `package.json` files keep working.
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
