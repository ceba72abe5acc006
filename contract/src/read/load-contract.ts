import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { SPECIFICATION_FILES, type SpecificationFile } from "../specifications.ts";
import { buildContract, type LoadedContract } from "./build-contract.ts";

/**
 * Reads the contract from a folder of YAML files. Sources are named from two folders up, as in
 * "contract/openapi/geo.yaml", so that a problem can be clicked from the root of the repository.
 */
export function loadContract(directory: string): LoadedContract {
  return buildContract(readContractTexts(directory), specificationsIn(directory));
}

/** The files of which the folder has one for each specification, by their names in messages. */
export function specificationsIn(directory: string): readonly SpecificationFile[] {
  const prefix = prefixOf(directory);
  return SPECIFICATION_FILES.map((file) => ({ ...file, path: `${prefix}/${file.path}` }));
}

/** The YAML files as they are written, by their names in messages. */
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
