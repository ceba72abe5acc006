import type { Contract, Operation, Schema } from "../model.ts";
import {
  nameEnumValue,
  nameItem,
  nameMapValue,
  nameParameter,
  nameProperty,
  nameResponse,
} from "../names/name-field.ts";
import type { Place } from "./model.ts";

/** Every place of the contract under each of its names. */
export function indexPlaces({ specifications }: Contract): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const add = (place: Place) => {
    if (!places.has(place.name)) places.set(place.name, place);
  };
  for (const { operations, schemas } of specifications) {
    for (const operation of operations) addOperation(operation, add);
    for (const [name, schema] of schemas) {
      if (schema.kind !== "enum") addFields(schema, name, name, add);
      else {
        const siblings = schema.values.map(({ value }) => value);
        for (const value of siblings) {
          const own = nameEnumValue(name, value);
          add({ name: own, kind: "value", canonical: own, siblings });
        }
      }
    }
  }
  return places;
}

type Add = (place: Place) => void;

function addOperation({ id, parameters, responses, security }: Operation, add: Add): void {
  add({ name: id, kind: "operation", canonical: id, siblings: [] });
  for (const { name, schema } of parameters) {
    const own = nameParameter(id, name);
    const siblings = parameters.map((parameter) => parameter.name);
    add({ name: own, kind: "parameter", canonical: own, schema, siblings });
  }
  for (const { status } of responses) {
    const own = nameResponse(id, status);
    add({ name: own, kind: "status", canonical: own, siblings: [] });
    add({ name: status, kind: "status", canonical: status, siblings: [] });
  }
  for (const { name } of security) {
    add({ name, kind: "header", canonical: name, siblings: [] });
  }
}

/** `canonical` starts anew at each schema that has a name. */
function addFields(schema: Schema, name: string, canonical: string, add: Add): void {
  for (const field of ownFields(schema, name, canonical)) {
    add({ kind: "field", ...field });
    const { schema: value } = field;
    if (value.kind === "map") {
      add({ ...field, name: nameMapValue(field.name), kind: "key", schema: value.values });
    }
    addFields(value, field.name, field.canonical, add);
  }
}

export interface OwnField {
  readonly name: string;
  readonly canonical: string;
  readonly schema: Schema;
  readonly siblings: readonly string[];
}

/** The fields of an object, or of the entries of a list or map. */
export function ownFields(schema: Schema, name: string, canonical: string): readonly OwnField[] {
  const start = schema.name ?? canonical;
  if (schema.kind === "array") return ownFields(schema.items, nameItem(name), nameItem(start));
  if (schema.kind === "map")
    return ownFields(schema.values, nameMapValue(name), nameMapValue(start));
  if (schema.kind !== "object") return [];
  const siblings = schema.properties.map((property) => property.name);
  return schema.properties.map((property) => ({
    name: nameProperty(name, property.name),
    canonical: nameProperty(start, property.name),
    schema: property.schema,
    siblings,
  }));
}
