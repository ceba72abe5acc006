import type { Contract } from "../model.ts";
import { findSchema, type Lookup, notFound } from "../names/find.ts";
import { type Field, walkFields } from "./walk-fields.ts";

/** findField(contract, "LiveQuery.queryLegs[].date.year") */
export function findField(contract: Contract, name: string): Lookup<Field> {
  const [rootName = name] = name.split(/[.[{]/, 1);
  const root = findSchema(contract, rootName);
  if (!root.found) return root;
  const fields = walkFields(root.value, rootName);
  const value = fields.find((field) => field.name === name);
  if (value) return { found: true, value };
  const names = fields.map((field) => field.name);
  return notFound("field", name, names);
}
