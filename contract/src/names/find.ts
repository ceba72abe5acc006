import type { Contract, Operation, Schema } from "../model.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { type Mistake, mistake } from "../problems/problem.ts";

/** The item found, or what is wrong with its name. */
export type Lookup<T> =
  | { readonly found: true; readonly value: T }
  | { readonly found: false; readonly mistake: Mistake };

/** findOperation(contract, "createLiveSearch") */
export function findOperation(contract: Contract, id: string): Lookup<Operation> {
  const operations = contract.specifications.flatMap(({ operations }) => operations);
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation) return { found: true, value: operation };
  const ids = operations.map((candidate) => candidate.id);
  return notFound("operation", id, ids);
}

/** findSchema(contract, "LiveQuery") */
export function findSchema(contract: Contract, name: string): Lookup<Schema> {
  for (const { schemas } of contract.specifications) {
    const schema = schemas.get(name);
    if (schema) return { found: true, value: schema };
  }
  const names = contract.specifications.flatMap(({ schemas }) => [...schemas.keys()]);
  return notFound("schema", name, names);
}

/** A failed lookup, with the nearest existing name. */
export function notFound(kind: string, name: string, names: readonly string[]): Lookup<never> {
  const message = `The contract has no ${kind} "${name}".`;
  return { found: false, mistake: mistake(message, nearestName(name, names)) };
}
