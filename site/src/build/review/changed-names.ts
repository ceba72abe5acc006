import type { Contract, Schema } from "../../../../contract/src/model.ts";
import { nameProperty } from "../../../../contract/src/names/name-field.ts";

/**
 * The operations, schemas, fields and values whose own text or shape differs between two versions
 * of the contract, including those that only one of them has: "LiveQuery.adults",
 * "createLiveSearch".
 */
export function changedNames(before: Contract, now: Contract): readonly string[] {
  const old = printDefinitions(before);
  const current = printDefinitions(now);
  const names = new Set([...old.keys(), ...current.keys()]);
  return [...names].filter((name) => old.get(name) !== current.get(name)).sort();
}

/** Each name with its own definition, without that of anything inside it. */
function printDefinitions({ specifications }: Contract): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const { operations, schemas } of specifications) {
    for (const { id, method, path, summary, description, parameters, security } of operations) {
      const definition = { method, path, summary, description, security, parameters };
      parts.set(id, JSON.stringify(definition, withoutSource));
    }
    for (const [name, schema] of schemas) addSchema(name, schema, parts);
  }
  return parts;
}

/** Leaves out where a parameter's schema stands in its file. */
function withoutSource(key: string, value: unknown): unknown {
  return key === "source" ? undefined : value;
}

function addSchema(name: string, schema: Schema, parts: Map<string, string>): void {
  if (parts.has(name)) return;
  const { kind, description, limits, default: fallback } = schema;
  const definition = { kind, description, limits, fallback };
  parts.set(
    name,
    JSON.stringify(schema.kind === "object" ? { ...definition, ...schema.choices } : definition),
  );
  if (schema.kind === "enum") {
    for (const one of schema.values) parts.set(`${name}.${one.value}`, one.description);
  }
  if (schema.kind !== "object") return;
  for (const field of schema.properties) {
    const { kind, description, limits, default: value, name: type } = field.schema;
    const { required } = field;
    const facts = { kind, type, description, limits, value, required };
    parts.set(nameProperty(name, field.name), JSON.stringify(facts));
  }
}
