import type { Migrations } from "../../../contract/src/migrations/model.ts";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { checkNames } from "./check-names.ts";

/** Names in the words of V1.0's data and of its rows, which are prose like that of the pages. */
export function checkRowNames(migrations: Migrations, known: KnownNames): readonly Problem[] {
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
  return texts
    .filter(({ text }) => text !== "")
    .flatMap(({ text, source: { file, line } }) => {
      const { everything } = known.scopes;
      return checkNames(file, parseMarkdown(text), known, everything).map((found) => ({
        ...found,
        line,
      }));
    });
}
