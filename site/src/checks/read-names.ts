import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { Migrations } from "../../../contract/src/migrations/model.ts";
import { createV1Vocabulary } from "../../../contract/src/migrations/v1-vocabulary.ts";
import type { Contract } from "../../../contract/src/model.ts";
import { createVocabulary } from "../../../contract/src/names/vocabulary.ts";
import type { KnownNames } from "./check-names.ts";

const read = (relative: string): unknown =>
  parse(readFileSync(fileURLToPath(new URL(relative, import.meta.url)), "utf8"));

/** All names that prose may write as code: the contract's, version 1.0's, and the listed rest. */
export function readNames(contract: Contract, migrations: Migrations): KnownNames {
  const beyond = read("../../names-beyond-the-contract.yaml") as Record<string, string>;
  const { words } = createV1Vocabulary(migrations);
  return {
    vocabulary: createVocabulary(contract),
    retired: new Set([...words.values()].flatMap((ofCall) => [...ofCall])),
    beyond: new Set(Object.keys(beyond)),
  };
}
