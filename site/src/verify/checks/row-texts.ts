import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import type { Source } from "../../../../contract/src/model.ts";

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
