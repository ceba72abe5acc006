import { buildPackage } from "../../../packaging/build-package.ts";
import { PACKAGES, packagePath } from "../../../packaging/packages.ts";
import type { OutputFile } from "./output-file.ts";

/** What readers install from this site, since it is in no registry. */
export function packageFiles(): Promise<readonly OutputFile[]> {
  return Promise.all(
    PACKAGES.map(async (source) => ({
      name: packagePath(source).slice(1),
      body: await buildPackage(source),
    })),
  );
}
