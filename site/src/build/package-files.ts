import { readContractTexts } from "../../../contract/src/read/load-contract.ts";
import { buildPackage } from "../../../packaging/build-package.ts";
import type { PackedFile } from "../../../packaging/pack-files.ts";
import { PACKAGES, type Package, packagePaths } from "../../../packaging/packages.ts";
import type { OutputFile } from "../publish/output-file.ts";
import { CONTRACT } from "./read-sources.ts";

/** The packages that readers install from this site, because no registry has them. */
export function packageFiles(): Promise<readonly OutputFile[]> {
  return filesOf(PACKAGES.filter(({ hasPages }) => !hasPages));
}

/**
 * The packages that contain the site's pages and the contract.
 * @param pages Markdown and search indexes, with placeholders unfilled
 */
export function packageFilesWithPages(
  pages: readonly OutputFile[],
): Promise<readonly OutputFile[]> {
  const contract = readContractTexts(`${CONTRACT}/openapi`);
  const data = [
    ...pages.map(({ name, body }) => ({ name: `data/pages/${name}`, body })),
    ...Array.from(contract, ([path, body]) => ({ name: `data/${path}`, body })),
  ];
  return filesOf(
    PACKAGES.filter(({ hasPages }) => hasPages),
    data,
  );
}

async function filesOf(
  packages: readonly Package[],
  data: readonly PackedFile[] = [],
): Promise<readonly OutputFile[]> {
  const files = packages.map(async (source) => {
    const body = await buildPackage(source, data);
    return packagePaths(source).map((path) => ({ name: path.slice(1), body }));
  });
  return (await Promise.all(files)).flat();
}
