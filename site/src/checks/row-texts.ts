import type { Migrations } from "../../../contract/src/migrations/model.ts";
import type { Source } from "../../../contract/src/model.ts";

/** Every text of V1.0's data and of its rows that readers see. */
export function rowTexts(
  migrations: Migrations,
): readonly { readonly text: string; readonly source: Source }[] {
  const rows = [...migrations.values()].flatMap(({ calls, parts }) => [
    ...calls,
    ...parts.flatMap(({ pairs }) => pairs),
  ]);
  const fields = [...migrations.values()].flatMap(({ api }) =>
    api.parts.flatMap((part) => part.fields),
  );
  const operations = [...migrations.values()].flatMap(({ api }) => api.operations);
  const texts = [
    ...rows.map(({ how, source }) => ({ text: how, source })),
    ...fields.map(({ means, source }) => ({ text: means, source })),
    ...operations.map(({ does, source }) => ({ text: does, source })),
  ];
  return texts.filter(({ text }) => text !== "");
}
