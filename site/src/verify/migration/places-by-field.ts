import type { Migrations } from "../../../../contract/src/migrations/model.ts";

/** Names of V1.0 and what they became. */
export type Places = ReadonlyMap<string, ReadonlySet<string>>;

/** "reference" → "listMarkets" and so on. */
export function callsByPath(migrations: Migrations): Places {
  const found = new Map<string, Set<string>>();
  for (const { operation, to } of [...migrations.values()].flatMap(({ calls }) => calls)) {
    const [, path = ""] = /^\/apiservices\/(\w+)\//.exec(operation.path) ?? [];
    const known = found.get(path) ?? new Set();
    for (const { canonical } of to) known.add(canonical);
    found.set(path, known);
  }
  return found;
}

/** "IataCode" → "iata", "Place.iata": the names that a field of V1.0 went to, none where it is gone. */
export function placesByField(migrations: Migrations): Places {
  const places = new Map<string, Set<string>>();
  for (const { field, to } of [...migrations.values()].flatMap(({ parts }) =>
    parts.flatMap(({ pairs }) => pairs),
  )) {
    const name = field.name.split(".").at(-1) ?? "";
    const known = places.get(name) ?? new Set();
    for (const { label } of to) known.add(label).add(label.split(".").at(-1) ?? label);
    places.set(name, known);
  }
  return places;
}
