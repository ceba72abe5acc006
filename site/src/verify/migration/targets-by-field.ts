import type { Migrations } from "../../../../contract/src/migrations/model.ts";

/** Names of V1.0 → names of what they became. */
export type TargetsByName = ReadonlyMap<string, ReadonlySet<string>>;

/** First path segment of a V1.0 call → operations: "reference" → "listMarkets" and so on. */
export function callsByPath(migrations: Migrations): TargetsByName {
  const found = new Map<string, Set<string>>();
  for (const { operation, to } of [...migrations.values()].flatMap(({ calls }) => calls)) {
    const [, path = ""] = /^\/apiservices\/(\w+)\//.exec(operation.path) ?? [];
    const known = found.get(path) ?? new Set();
    for (const { canonical } of to) known.add(canonical);
    found.set(path, known);
  }
  return found;
}

/** Names of V1.0 that one of its calls or APIs had, and 3.0 dropped. */
export function goneFields(migrations: Migrations): ReadonlySet<string> {
  const gone = pairsOf(migrations).filter(({ to }) => to.length === 0);
  return new Set(gone.map(({ field }) => lastOf(field.name)));
}

/** The targets of each V1.0 field, empty if it is gone: "IataCode" → "iata", "Place.iata" */
export function targetsByField(migrations: Migrations): TargetsByName {
  const targets = new Map<string, Set<string>>();
  for (const { field, to } of pairsOf(migrations)) {
    const name = lastOf(field.name);
    const known = targets.get(name) ?? new Set();
    for (const { label } of to) known.add(label).add(lastOf(label));
    targets.set(name, known);
  }
  return targets;
}

function pairsOf(migrations: Migrations) {
  return [...migrations.values()].flatMap(({ parts }) => parts.flatMap(({ pairs }) => pairs));
}

function lastOf(name: string): string {
  return name.split(".").at(-1) ?? name;
}
