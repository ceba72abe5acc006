import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../../contract/src/model.ts";
import { createScopes } from "./create-scopes.ts";
import type { KnownNames } from "./resolve-name.ts";
import { sandboxWords } from "./sandbox-words.ts";

const read = (relative: string): unknown =>
  parse(readFileSync(fileURLToPath(new URL(relative, import.meta.url)), "utf8"));

/** Loads all names that prose may use: of the contract, V1.0 and the sandbox, and listed others. */
export function readNames(contract: Contract, migrations: Migrations): KnownNames {
  const beyond = read("../../../names-beyond-the-contract.yaml") as Record<string, string>;
  const folders = read("../../../name-scopes.yaml") as Record<string, readonly string[]>;
  return {
    scopes: createScopes(contract, migrations, folders),
    migrations,
    sandbox: sandboxWords(),
    beyond: new Map(Object.entries(beyond)),
  };
}
