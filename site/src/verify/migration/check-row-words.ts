import { faultsOf } from "../../../../contract/specification/meanings.ts";
import { isOfRow, WORDS_OF_ROWS } from "../../../../contract/specification/words-of-rows.ts";
import { WORDS_OF_VERSION_1 } from "../../../../contract/specification/words-of-version-1.ts";
import type { CallPair, Migrations, Pair } from "../../../../contract/src/migrations/model.ts";
import type { Source } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";

/**
 * Finds rows, and descriptions of V1.0's fields and calls, that lack the specification's words or
 * contradict them.
 */
export function checkRowWords(migrations: Migrations): readonly Problem[] {
  const all = [...migrations.values()];
  const operations = all.flatMap(({ api }) => api.operations);
  // Calls share parts.
  const parts = new Set(operations.flatMap((operation) => operation.parts));
  const fields = [...parts].flatMap((part) => part.fields);
  return [
    ...operations.flatMap(({ id, does, source }) => wrongMeaning(id, does, source)),
    ...fields.flatMap(({ id, means, source }) => wrongMeaning(id, means, source)),
    ...all.flatMap(({ calls, parts }) => [
      ...calls.flatMap((call) => wrongWords(call.operation.id, call)),
      ...parts.flatMap(({ pairs }) => pairs.flatMap((pair) => wrongWords(pair.field.id, pair))),
    ]),
  ];
}

function wrongMeaning(id: string, text: string, source: Source): readonly Problem[] {
  return WORDS_OF_VERSION_1.filter((words) => isOfRow(words, id))
    .flatMap((words) => faultsOf(words, text))
    .map((fault) => problem(source, `The description of ${id} ${fault}: "${text}"`));
}

/** A row without words can't be wrong. */
function wrongWords(id: string, { how, source }: CallPair | Pair): readonly Problem[] {
  if (how === "") return [];
  return WORDS_OF_ROWS.filter((words) => isOfRow(words, id))
    .flatMap((words) => faultsOf(words, how))
    .map((fault) => problem(source, `The row of ${id} ${fault}: "${how}"`));
}
