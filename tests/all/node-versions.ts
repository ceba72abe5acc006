/** Other versions of Node, each from a package in `package.json`. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface NodeInstallation {
  /** Name of the package: "node-22-x64". */
  readonly name: string;
  /** The folder of its `node`; undefined if it isn't installed. */
  readonly folder: string | undefined;
}

const { optionalDependencies } = JSON.parse(
  readFileSync(new URL("package.json", import.meta.url), "utf8"),
) as { readonly optionalDependencies: Readonly<Record<string, string>> };

/** Major versions, once each: there is a package for each architecture. */
export const NODE_VERSIONS: readonly number[] = [
  ...new Set(
    Object.keys(optionalDependencies).flatMap((name) => {
      const [, version] = /^node-(\d+)-/.exec(name) ?? [];
      return version === undefined ? [] : [Number(version)];
    }),
  ),
].sort((a, b) => a - b);

export function findNode(version: number): NodeInstallation {
  const name = `node-${version}-${process.arch}`;
  const folder = fileURLToPath(new URL(`node_modules/${name}/bin`, import.meta.url));
  return { name, folder: existsSync(folder) ? folder : undefined };
}
