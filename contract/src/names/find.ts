import type { Contract, Field, Operation, Schema } from "../model.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { type Mistake, mistake } from "../problems/problem.ts";
import { rootOf } from "./name-field.ts";
import { walkFields } from "./walk.ts";

/** What was asked for, or what is wrong with the name. */
export type Lookup<T> =
  | { readonly found: true; readonly value: T }
  | { readonly found: false; readonly mistake: Mistake };

/** findOperation(contract, "createLiveSearch") */
export function findOperation(contract: Contract, id: string): Lookup<Operation> {
  const operations = contract.specifications.flatMap(({ operations }) => operations);
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation) return { found: true, value: operation };
  const ids = operations.map((candidate) => candidate.id);
  return missing("operation", id, ids);
}

/** findSchema(contract, "LiveQuery") */
export function findSchema(contract: Contract, name: string): Lookup<Schema> {
  for (const { schemas } of contract.specifications) {
    const schema = schemas.get(name);
    if (schema) return { found: true, value: schema };
  }
  const names = contract.specifications.flatMap(({ schemas }) => [...schemas.keys()]);
  return missing("schema", name, names);
}

/** findField(contract, "LiveQuery.queryLegs[].date.year") */
export function findField(contract: Contract, name: string): Lookup<Field> {
  const root = findSchema(contract, rootOf(name));
  if (!root.found) return root;
  const fields = walkFields(root.value, rootOf(name));
  const field = fields.find((candidate) => candidate.name === name);
  if (field) return { found: true, value: field };
  const names = fields.map((candidate) => candidate.name);
  return missing("field", name, names);
}

function missing(kind: string, name: string, names: readonly string[]): Lookup<never> {
  const message = `The contract has no ${kind} "${name}".`;
  return { found: false, mistake: mistake(message, nearestName(name, names)) };
}
