import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { Contract } from "../../../contract/src/model.ts";
import { createVocabulary } from "../../../contract/src/names/vocabulary.ts";
import type { KnownNames } from "./check-names.ts";

const read = (relative: string): unknown =>
  parse(readFileSync(fileURLToPath(new URL(relative, import.meta.url)), "utf8"));

/** All names that prose may write as code: the contract's, version 1.0's, and the listed rest. */
export function readNames(contract: Contract): KnownNames {
  const retired = read("../../../contract/v1/names.yaml") as Record<string, readonly string[]>;
  const beyond = read("../../names-beyond-the-contract.yaml") as Record<string, string>;
  return {
    vocabulary: createVocabulary(contract),
    retired: new Set(Object.values(retired).flat()),
    beyond: new Set(Object.keys(beyond)),
  };
}
