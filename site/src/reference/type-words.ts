import type { Schema } from "../../../contract/src/model.ts";
import { fill } from "../../i18n/fill.ts";
import type { TypeTexts } from "../../i18n/texts.ts";

/**
 * A schema's type in plain words.
 * → "string (int64)", "list of LiveQueryLeg", "map of Itinerary by itinerary id", "Price or null"
 */
export function typeWords(schema: Schema, texts: TypeTexts): string {
  const words = bareWords(schema, texts);
  return schema.nullable ? fill(texts.orNull, { type: words }) : words;
}

/** The same without "or null", for places where a mark says so. */
export function bareWords(schema: Schema, texts: TypeTexts): string {
  switch (schema.kind) {
    case "array":
      return fill(texts.list, { items: typeWords(schema.items, texts) });
    case "map":
      return fill(texts.map, { values: typeWords(schema.values, texts), key: schema.key });
    case "object":
    case "enum":
    case "cycle":
      return schema.name ?? (schema.kind === "enum" ? texts.enum : texts.object);
    default:
      return schema.limits.format
        ? `${texts[schema.kind]} (${schema.limits.format})`
        : texts[schema.kind];
  }
}
