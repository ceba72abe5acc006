import type { NameCards } from "../browser/name-card.ts";
import type { Path } from "./rows-of.ts";

/** What the contract calls a place in a response. */
export interface FoundName {
  /** Its anchor in the reference. */
  readonly anchor: string;
  readonly type: string;
  readonly says: string;
  /** What its value means, where it is one of an enum. */
  readonly value?: string;
}

type Cards = NameCards["cards"];

/**
 * Follows a path from the schema of a body; undefined where the contract names nothing like it.
 * @param schema "LiveSearchResponse"
 */
export function findName(
  cards: Cards,
  schema: string,
  path: Path,
  value: unknown,
): FoundName | undefined {
  let at: Place = { anchor: schema, shape: "", schema };
  for (const step of path) {
    const next = stepInto(cards, at, step);
    if (!next) return undefined;
    at = next;
  }
  // An item of a list or a map is what its schema is.
  const isItem = /(\[\]|\{\})$/.test(at.anchor);
  const anchor = isItem && cards[at.schema] ? at.schema : at.anchor.replace(/(\[\]|\{\})+$/, "");
  const card = cards[anchor];
  if (!card) return undefined;
  const meant = typeof value === "string" ? cards[`${at.schema}.${value}`]?.[1] : undefined;
  return { anchor, type: card[0], says: card[1], ...(meant && { value: meant }) };
}

interface Place {
  readonly anchor: string;
  /** Lists and maps around the schema that have not been entered, the outermost last: "{}[]". */
  readonly shape: string;
  readonly schema: string;
}

function stepInto(cards: Cards, at: Place, step: string | number): Place | undefined {
  if (at.shape !== "") {
    const mark = at.shape.slice(-2);
    const fits = typeof step === "number" ? mark === "[]" : mark === "{}";
    return fits ? { ...at, anchor: at.anchor + mark, shape: at.shape.slice(0, -2) } : undefined;
  }
  const owners = [at.anchor, at.schema, ...placesOf(cards, at.schema)];
  const anchor = owners.map((owner) => `${owner}.${step}`).find((one) => cards[one]);
  if (anchor === undefined) return undefined;
  const [, schema = "", shape = ""] =
    /^(.*?)((?:\[\]|\{\})*)$/.exec(cards[anchor]?.[2] ?? "") ?? [];
  return { anchor, shape, schema };
}

/** Where else a schema stands: its fields have their anchors at the first place alone. */
function placesOf(cards: Cards, schema: string): readonly string[] {
  return Object.entries(cards).flatMap(([anchor, [, , nested = ""]]) => {
    const marks = nested.slice(schema.length);
    const isPlace = schema !== "" && nested === schema + marks && /^(\[\]|\{\})*$/.test(marks);
    return isPlace ? [anchor + (marks.match(/../g) ?? []).reverse().join("")] : [];
  });
}
