import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { SPECIFICATION_FILES, type SpecificationFile } from "../specifications.ts";
import { buildContract, type LoadedContract } from "./build-contract.ts";

/**
 * Reads the contract from a folder of YAML files. Paths of sources start two folders up, as in
 * "contract/openapi/geo.yaml", so that they are clickable from the root of the repository.
 */
export function loadContract(directory: string): LoadedContract {
  return buildContract(readContractTexts(directory), specificationsIn(directory));
}

/** The file of each specification, with its path as used in messages. */
export function specificationsIn(directory: string): readonly SpecificationFile[] {
  const prefix = prefixOf(directory);
  return SPECIFICATION_FILES.map((file) => ({ ...file, path: `${prefix}/${file.path}` }));
}

/** The texts of the YAML files, by path as used in messages. */
export function readContractTexts(directory: string): ReadonlyMap<string, string> {
  const prefix = prefixOf(directory);
  const texts = new Map<string, string>();
  for (const entry of readdirSync(directory, { recursive: true, encoding: "utf8" }).sort()) {
    if (!entry.endsWith(".yaml")) continue;
    const path = `${prefix}/${entry.replaceAll("\\", "/")}`;
    texts.set(path, readFileSync(join(directory, entry), "utf8"));
  }
  return texts;
}

function prefixOf(directory: string): string {
  return `${basename(dirname(directory))}/${basename(directory)}`;
}
