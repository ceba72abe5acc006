import type { Contract } from "../model.ts";
import { findSchema, type Lookup, notFound } from "../names/find.ts";
import { rootOf } from "../names/name-field.ts";
import { type Field, walkFields } from "./walk-fields.ts";

/** findField(contract, "LiveQuery.queryLegs[].date.year") */
export function findField(contract: Contract, name: string): Lookup<Field> {
  const root = findSchema(contract, rootOf(name));
  if (!root.found) return root;
  const fields = walkFields(root.value, rootOf(name));
  const value = fields.find((field) => field.name === name);
  if (value) return { found: true, value };
  const names = fields.map((field) => field.name);
  return notFound("field", name, names);
}
