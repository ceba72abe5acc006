import { type NameIndex, splitShape } from "./name-index.ts";
import type { Path } from "./rows-of.ts";

/** The contract's name for a value of a response. */
export interface FoundName {
  /** Its anchor in the reference. */
  readonly anchor: string;
  readonly type: string;
  readonly says: string;
  /** Name of its schema; "" for a list, a map, or a schema without a name. */
  readonly schema: string;
  /** The meaning of its value, if that is one of an enum. */
  readonly value?: string;
}

/**
 * Follows a path from the schema of a body; undefined if the contract has no name for it.
 * @param schema "LiveSearchResponse"
 */
export function findName(
  names: NameIndex,
  schema: string,
  path: Path,
  value: unknown,
): FoundName | undefined {
  const { cards } = names;
  let at: SchemaPosition = { anchor: schema, marks: "", schema };
  for (const step of path) {
    const next = stepInto(names, at, step);
    if (!next) return undefined;
    at = next;
  }
  // An item of a list or a map is described by its schema.
  const isItem = /(\[\]|\{\})$/.test(at.anchor);
  const anchor = isItem && cards[at.schema] ? at.schema : at.anchor.replace(/(\[\]|\{\})+$/, "");
  const card = cards[anchor];
  if (!card) return undefined;
  const meant = typeof value === "string" ? cards[`${at.schema}.${value}`]?.[1] : undefined;
  return {
    anchor,
    type: card[0],
    says: card[1],
    schema: at.marks === "" ? at.schema : "",
    ...(meant && { value: meant }),
  };
}

interface SchemaPosition {
  readonly anchor: string;
  /** Lists and maps around the schema that have not been entered, the outermost last: "{}[]". */
  readonly marks: string;
  readonly schema: string;
}

function stepInto(
  names: NameIndex,
  at: SchemaPosition,
  step: string | number,
): SchemaPosition | undefined {
  if (at.marks !== "") {
    const mark = at.marks.slice(-2);
    const fits = typeof step === "number" ? mark === "[]" : mark === "{}";
    return fits ? { ...at, anchor: at.anchor + mark, marks: at.marks.slice(0, -2) } : undefined;
  }
  // A field's anchor may begin with this position, with the schema's own name, or with another
  // position of the schema.
  const owners = [at.anchor, at.schema, ...(names.places.get(at.schema) ?? [])];
  const anchor = owners.map((owner) => `${owner}.${step}`).find((one) => names.cards[one]);
  if (anchor === undefined) return undefined;
  return { anchor, ...splitShape(names.cards[anchor]?.[2] ?? "") };
}
