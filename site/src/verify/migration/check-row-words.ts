import { faultsOf } from "../../../../contract/specification/meanings.ts";
import { isOfRow, WORDS_OF_ROWS } from "../../../../contract/specification/words-of-rows.ts";
import type { CallPair, Migrations, Pair } from "../../../../contract/src/migrations/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";

/** Finds rows that lack the specification's words for their field or call, or contradict them. */
export function checkRowWords(migrations: Migrations): readonly Problem[] {
  return [...migrations.values()].flatMap(({ calls, parts }) => [
    ...calls.flatMap((call) => wrongWords(call.operation.id, call)),
    ...parts.flatMap(({ pairs }) => pairs.flatMap((pair) => wrongWords(pair.field.id, pair))),
  ]);
}

/** A row without words can't be wrong. */
function wrongWords(id: string, { how, source }: CallPair | Pair): readonly Problem[] {
  if (how === "") return [];
  return WORDS_OF_ROWS.filter((words) => isOfRow(words, id))
    .flatMap((words) => faultsOf(words, how))
    .map((fault) => problem(source, `The row of ${id} ${fault}: "${how}"`));
}
