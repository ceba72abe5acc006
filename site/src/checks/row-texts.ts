import type { Migrations, Pair, Place } from "../../../contract/src/migrations/model.ts";
import type { Source } from "../../../contract/src/model.ts";

/** A text of V1.0's data or of a row, with the field or call that it is about. */
export interface RowText {
  readonly text: string;
  readonly subject: string;
  readonly source: Source;
}

/** Every text of V1.0's data and of its rows that readers see. */
export function rowTexts(migrations: Migrations): readonly RowText[] {
  const texts = [...migrations.values()].flatMap(({ api, calls, parts }) => [
    ...calls.map(({ operation, how, source }) => ({ subject: operation.id, text: how, source })),
    ...parts
      .flatMap(({ pairs }) => pairs)
      .map(({ field, how, source }) => ({ subject: field.id, text: how, source })),
    ...api.parts
      .flatMap(({ fields }) => fields)
      .map(({ id, means, source }) => ({ subject: id, text: means, source })),
    ...api.operations.map(({ id, does, source }) => ({ subject: id, text: does, source })),
  ]);
  return texts.filter(({ text }) => text !== "");
}

/** What a row or a field of V1.0 says without words: "legs: response, list of numbers, to Leg.stopCount". */
export function rowShapes(migrations: Migrations): readonly RowText[] {
  return [...migrations.values()].flatMap(({ api, calls, addedOperations, parts }) => [
    ...api.operations.map(({ id, method, path, source }) => ({
      subject: id,
      text: `${method} ${path}`,
      source,
    })),
    ...calls.map(({ operation: { id }, source, ...row }) => ({
      subject: id,
      text: rowShape(row),
      source,
    })),
    ...parts.flatMap(({ part, pairs, added }) => [
      ...pairs.map(({ field, source, ...row }) => ({
        subject: field.id,
        text: rowShape(row),
        source,
      })),
      ...newIn(`${api.id}/${part.id}`, added, pairs[0]?.source),
    ]),
    ...newIn(api.id, addedOperations, calls[0]?.source),
    ...api.parts.flatMap(({ where, of, fields }) =>
      fields.map(({ id, anchor, name, type, also, paths, source }) => ({
        subject: id,
        text: [
          `${name} in the ${where}`,
          of.length > 0 && `of ${of.join(", ")}`,
          type,
          `at ${anchor}`,
          also.length > 0 && `also ${also.join(", ")}`,
          `from ${paths.join(", ")}`,
        ]
          .filter(Boolean)
          .join(", "),
        source,
      })),
    ),
  ]);
}

function rowShape({ to, certainty, conversion }: Omit<Pair, "field" | "how" | "source">): string {
  const places = to.map(({ name }) => name).join(", ");
  return [places ? `to ${places}` : "gone", conversion, certainty].filter(Boolean).join(", ");
}

function newIn(
  subject: string,
  places: readonly Place[],
  source: Source | undefined,
): readonly RowText[] {
  if (!source || places.length === 0) return [];
  return [{ subject, text: `new: ${places.map(({ name }) => name).join(", ")}`, source }];
}
