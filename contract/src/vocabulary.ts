import type { Contract, Schema } from "./model.ts";
import { nearestName } from "./nearest-name.ts";

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

export function createVocabulary(contract: Contract): Vocabulary {
  const words = new Set<string>();
  const enumTails = new Set<string>();
  const schemas = new Map<string, Schema>();
  const properties = new Map<string, Schema[]>();
  const addProperty = (name: string, schema: Schema) => {
    words.add(name);
    properties.set(name, [...(properties.get(name) ?? []), schema]);
  };
  for (const specification of contract.specifications) {
    for (const [name, schema] of specification.schemas) {
      words.add(name);
      schemas.set(name, schema);
      if (schema.kind === "object") {
        for (const property of schema.properties) addProperty(property.name, property.schema);
      }
      if (schema.kind === "enum") {
        for (const { value } of schema.values) {
          words.add(value);
          for (const tail of tailsOf(value)) enumTails.add(tail);
        }
      }
    }
    for (const operation of specification.operations) {
      words.add(operation.id);
      for (const { name, schema } of operation.parameters) addProperty(name, schema);
      for (const { id, name } of operation.security) words.add(id).add(name);
    }
  }
  return { words, enumTails, schemas, properties, paths: pathsOf(contract) };
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

function pathsOf({ specifications }: Contract): ReadonlyMap<string, string> {
  const operations = specifications.flatMap((specification) => specification.operations);
  return new Map(operations.map(({ path, method }) => [path, method]));
}
