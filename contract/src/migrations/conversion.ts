import type { Schema } from "../model.ts";
import type { Conversion, MigrationTarget, V1Type } from "./model.ts";

/** What a value of V1.0 becomes in each kind of target; "same" needs no explanation. */
const CONVERSIONS: Readonly<Record<V1Type, Readonly<Record<string, Conversion | "same">>>> = {
  text: { string: "same" },
  URL: { string: "same" },
  code: { string: "same" },
  word: { enum: "word-to-enum" },
  id: { string: "same", key: "same" },
  "number id": { string: "number-to-text", key: "number-to-text" },
  integer: { integer: "same" },
  number: { Price: "number-to-price" },
  boolean: { boolean: "same" },
  date: { LocalDate: "text-to-date" },
  "partial date": { MonthYear: "text-to-month" },
  "date-time": { LocalDateTime: "text-to-date-time" },
  time: {},
  list: { map: "list-to-map", array: "same" },
  "list of numbers": {
    integer: "list-to-count",
    string: "list-to-one",
    array: "numbers-to-texts",
  },
  "list in text": { array: "text-to-list" },
  object: { object: "same" },
};

/** How a value is converted for a target, or undefined if the types don't determine it. */
export function conversionOf(
  type: V1Type,
  target: MigrationTarget,
): Conversion | "same" | undefined {
  return CONVERSIONS[type][shapeOf(target)] ?? CONVERSIONS[type][kindOf(target.schema)];
}

/** The key to look up first in the table above: "key" for a map's key, else a schema's name. */
function shapeOf({ kind, schema }: MigrationTarget): string {
  return kind === "key" ? "key" : (schema?.name ?? kind);
}

function kindOf(schema: Schema | undefined): string {
  return schema?.kind ?? "";
}
