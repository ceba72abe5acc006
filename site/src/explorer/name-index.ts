import type { NameCards } from "../browser/name-card.ts";

/** A reference's names, and the places of each schema. Made once: paths are followed often. */
export interface NameIndex extends NameCards {
  /** Anchors of the places a schema describes, by its name: "Price" → "PricingOption.price", … */
  readonly places: ReadonlyMap<string, readonly string[]>;
}

export function indexNames(names: NameCards): NameIndex {
  const places = new Map<string, string[]>();
  for (const [anchor, [, , shape = ""]] of Object.entries(names.cards)) {
    const { schema, marks } = splitShape(shape);
    if (schema === "") continue;
    const shown = places.get(schema) ?? [];
    shown.push(anchor + (marks.match(/../g) ?? []).reverse().join(""));
    places.set(schema, shown);
  }
  return { ...names, places };
}

/** splitShape("Leg[]{}") → { schema: "Leg", marks: "[]{}" } */
export function splitShape(shape: string): { readonly schema: string; readonly marks: string } {
  const [, schema = "", marks = ""] = /^(.*?)((?:\[\]|\{\})*)$/.exec(shape) ?? [];
  return { schema, marks };
}
