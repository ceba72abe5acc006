import type { Contract, Schema } from "../model.ts";
import { nearestName } from "../problems/nearest-name.ts";

/** What prose may name: looked up in the contract, word by word. */
export interface Vocabulary {
  /** Schemas, properties, parameters, operations, headers and enum values, one word each. */
  readonly words: ReadonlySet<string>;
  /** "NOT_MODIFIED" for RESULT_ACTION_NOT_MODIFIED. */
  readonly enumTails: ReadonlySet<string>;
  /** "/apiservices/v3/culture/markets/{locale}" → "get". */
  readonly paths: ReadonlyMap<string, string>;
  readonly schemas: ReadonlyMap<string, Schema>;
  /** Schemas of every property and parameter that has a name: "price" has those of all prices. */
  readonly properties: ReadonlyMap<string, readonly Schema[]>;
}

export function createVocabulary({ specifications }: Contract): Vocabulary {
  const schemas = new Map(specifications.flatMap((specification) => [...specification.schemas]));
  const operations = specifications.flatMap((specification) => specification.operations);
  const named = [...schemas.values()].flatMap((schema) =>
    schema.kind === "object" ? schema.properties : [],
  );
  const properties = new Map<string, readonly Schema[]>();
  for (const { name, schema } of [
    ...named,
    ...operations.flatMap(({ parameters }) => parameters),
  ]) {
    properties.set(name, [...(properties.get(name) ?? []), schema]);
  }
  const values = [...schemas.values()].flatMap((schema) =>
    schema.kind === "enum" ? schema.values.map(({ value }) => value) : [],
  );
  const security = operations.flatMap((operation) => operation.security);
  return {
    schemas,
    properties,
    enumTails: new Set(values.flatMap(tailsOf)),
    paths: new Map(operations.map(({ path, method }) => [path, method])),
    words: new Set([
      ...schemas.keys(),
      ...properties.keys(),
      ...values,
      ...operations.map(({ id }) => id),
      ...security.flatMap(({ id, name }) => [id, name]),
    ]),
  };
}

/**
 * Whether a dotted name leads through the contract, from a schema or from any property:
 * "LiveQuery.queryLegs[].date.year", "content.results.itineraries", "pricingOptions[0].price".
 * Lists and maps are stepped into with or without their brackets.
 */
export function leadsThrough(vocabulary: Vocabulary, dotted: string): boolean {
  const [first = "", ...rest] = dotted.split(".").map((step) => step.replace(/[[{].*$/, ""));
  const root = vocabulary.schemas.get(first);
  const starts = root ? [root] : (vocabulary.properties.get(first) ?? []);
  const reached = rest.reduce<readonly Schema[]>(
    (schemas, step) => schemas.flatMap((schema) => propertyOf(schema, step)),
    starts,
  );
  return reached.length > 0;
}

/** The known word closest to one that is not known. */
export function nearestWord(vocabulary: Vocabulary, word: string): string | undefined {
  return nearestName(word, [...vocabulary.words, ...vocabulary.paths.keys()]);
}

function propertyOf(schema: Schema, name: string): readonly Schema[] {
  if (schema.kind === "array") return propertyOf(schema.items, name);
  if (schema.kind === "map") return propertyOf(schema.values, name);
  if (schema.kind !== "object") return [];
  return schema.properties.flatMap((own) => (own.name === name ? [own.schema] : []));
}

/** tailsOf("RESULT_ACTION_NOT_MODIFIED") has "NOT_MODIFIED" and "MODIFIED" and the longer ones. */
function tailsOf(value: string): readonly string[] {
  const parts = value.split("_");
  return parts.map((_, index) => parts.slice(index).join("_"));
}
