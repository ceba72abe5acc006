import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { packagePath } from "../../packaging/packages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Installs a package of the built site into a folder as npm would, but without a network: unpacks
 * it, and links its dependencies beside it.
 * @returns the folder of the package
 */
export function installPackage(
  folder: string,
  source: { readonly name: string; readonly version: string },
): string {
  const modules = join(folder, "node_modules");
  const packageFolder = join(modules, source.name);
  mkdirSync(packageFolder, { recursive: true });
  const file = `${root}site/dist/public${packagePath(source)}`;
  if (!existsSync(file)) throw new Error(`There is no ${file}: run "npm run build".`);
  execFileSync("tar", ["xzf", file, "--strip-components=1", "-C", packageFolder]);
  const { dependencies } = JSON.parse(
    readFileSync(join(packageFolder, "package.json"), "utf8"),
  ) as {
    dependencies: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies)) {
    const target = join(modules, name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(`${root}node_modules/${name}`, target);
  }
  return packageFolder;
}
