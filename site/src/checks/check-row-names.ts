import type { Migrations } from "../../../contract/src/migrations/model.ts";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { checkNames } from "./check-names.ts";
import { rowTexts } from "./row-texts.ts";

/** Names in the words of V1.0's data and of its rows, which are prose like that of the pages. */
export function checkRowNames(migrations: Migrations, known: KnownNames): readonly Problem[] {
  return rowTexts(migrations).flatMap(({ text, source: { file, line } }) => {
    const { everything } = known.scopes;
    return checkNames(file, parseMarkdown(text), known, everything).map((found) => ({
      ...found,
      line,
    }));
  });
}
