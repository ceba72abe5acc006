import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import type { Source } from "../../../../contract/src/model.ts";

/** A text of V1.0's data or of a row, and the field or call it is about. */
export interface RowText {
  readonly text: string;
  readonly subject: string;
  /** Its context: "V1.0", or the part and the targets of a row. */
  readonly about: string;
  readonly source: Source;
}

/** Every text of V1.0's data and of its rows that is shown to readers. */
export function rowTexts(migrations: Migrations): readonly RowText[] {
  const texts = [...migrations.values()].flatMap(({ api, calls, parts }) => [
    ...calls.map(({ operation, how, to, source }) => {
      const about = to.map(({ canonical }) => canonical).join(" ");
      return { subject: operation.id, about, text: how, source };
    }),
    ...parts.flatMap(({ part, pairs }) =>
      pairs.map(({ field, to, how, source }) => {
        const targets = to.map(({ label }) => label).join(" ");
        return { subject: field.id, about: `${part.id} ${targets}`, text: how, source };
      }),
    ),
    ...api.parts
      .flatMap(({ fields }) => fields)
      .map(({ id, means, source }) => ({ subject: id, about: "V1.0", text: means, source })),
    ...api.operations.map(({ id, does, source }) => {
      return { subject: id, about: "V1.0", text: does, source };
    }),
  ]);
  return texts.filter(({ text }) => text !== "");
}
