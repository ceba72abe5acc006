import { addTo } from "../../../../contract/src/base/group-by.ts";
import type { Contract, ObjectSchema, Schema } from "../../../../contract/src/model.ts";
import { stemOf } from "../statements/stem-of.ts";

/** An object of the contract that sentences can be about. */
export interface Holder {
  /** "Carrier" */
  readonly name: string;
  /** Its fields, and those of nested objects. */
  readonly fields: ReadonlySet<string>;
  /** Stems of the words in their names: "rate" of `ratingBreakdown`. */
  readonly stems: ReadonlySet<string>;
  /** The maps of the same response whose keys it has: "alliances". */
  readonly refersTo: ReadonlySet<string>;
}

/** Objects of queries, by what sentences call them: a leg there has other fields than in results. */
const OF_QUERIES: readonly (readonly [string, RegExp])[] = [
  ["legs", /QueryLeg$/],
  ["query", /^(?:Live|Indicative)Query$/],
];

/**
 * The objects in the maps and lists of responses, by the name of the map, or the last word of that
 * of the list: "carriers" → Carrier, "groups" → RouteGroup and DateGroup. Those of queries are added.
 */
export function holdersOf({ specifications }: Contract): ReadonlyMap<string, Holder> {
  const schemas = specifications.flatMap((one) => [...one.schemas]);
  const collections = schemas
    .filter(([name]) => !/Query|Request|Error/.test(name))
    .flatMap(([, schema]) => (schema.kind === "object" ? schema.properties : []))
    .flatMap(({ name, schema }) => {
      if (schema.kind === "map") return [{ name, inner: schema.values }];
      return schema.kind === "array" ? [{ name: lastWordOf(name), inner: schema.items }] : [];
    });
  const objects = new Map<string, ObjectSchema[]>();
  for (const { name, inner } of collections) {
    if (inner.kind === "object") addTo(objects, name, inner);
  }
  for (const [name, wanted] of OF_QUERIES) {
    const sent = schemas.flatMap(([, one]) =>
      one.kind === "object" && wanted.test(one.name ?? "") ? [one] : [],
    );
    if (sent.length > 0) addTo(objects, name, ...sent);
  }
  return new Map([...objects].map(([name, own]) => [name, toHolder(own)]));
}

/** lastWordOf("quotesOutboundGroups") → "groups" */
function lastWordOf(name: string): string {
  return (name.split(/(?=[A-Z])/).at(-1) ?? name).toLowerCase();
}

/** Merges the objects of equally named collections of several responses: a field of any is right. */
function toHolder(schemas: readonly ObjectSchema[]): Holder {
  const inside = schemas.flatMap(fieldsIn);
  const fields = new Set(inside.map(({ name }) => name));
  return {
    name: schemas[0]?.name ?? "",
    fields,
    stems: new Set([...fields].flatMap(stemsOf)),
    refersTo: new Set(inside.flatMap(({ schema: field }) => keyOf(field))),
  };
}

interface Inside {
  readonly name: string;
  readonly schema: Schema;
}

function fieldsIn(schema: Schema): readonly Inside[] {
  if (schema.kind === "array") return fieldsIn(schema.items);
  if (schema.kind !== "object") return [];
  return schema.properties.flatMap(({ name, schema: own }) => [
    { name, schema: own },
    ...fieldsIn(own),
  ]);
}

function keyOf(schema: Schema): readonly string[] {
  if (schema.kind === "array") return keyOf(schema.items);
  return "keyOf" in schema && schema.keyOf ? [schema.keyOf] : [];
}

/** stemsOf("ratingBreakdown") → "rate", "breakdown" */
function stemsOf(name: string): readonly string[] {
  return name.split(/(?=[A-Z])/).map((word) => stemOf(word.toLowerCase()));
}
