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
  /** What it takes from others at run time; everything else is part of the bundle. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Where it begins: a source of TypeScript. */
  readonly entry: string;
  /** Commands that it brings: name → source of TypeScript. */
  readonly commands: Readonly<Record<string, string>>;
  /** What its commands start as threads: name → source of TypeScript. */
  readonly threads: Readonly<Record<string, string>>;
  /** The folder of its README and its change log. */
  readonly texts: string;
  /** Its types, where they are kept; they are made otherwise. */
  readonly types: string | undefined;
}

/** Every workspace that has an entry for others. */
export const PACKAGES: readonly Package[] = ["client", "sandbox"].map(readPackage);

/** packagePath(client) → "/downloads/farewind-client-3.0.0.tgz" */
export function packagePath({ name, version }: Pick<Package, "name" | "version">): string {
  return `/downloads/${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
}

function readPackage(folder: string): Package {
  const manifest = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, "utf8"));
  const { name, version, description, license, engines } = manifest;
  const { dependencies = {}, exports, publishConfig = {} } = manifest;
  const { bin: commands = {}, threads = {}, directory: texts = ".", types } = publishConfig;
  return {
    folder,
    name,
    version,
    description,
    license,
    engines,
    dependencies,
    entry: exports["."],
    commands,
    threads,
    texts,
    types,
  };
}
