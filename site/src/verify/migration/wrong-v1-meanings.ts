import { faultsOf } from "../../../../contract/specification/meanings.ts";
import { isOfRow } from "../../../../contract/specification/words-of-rows.ts";
import { WORDS_OF_VERSION_1 } from "../../../../contract/specification/words-of-version-1.ts";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import { type Mistake, mistake } from "../../../../contract/src/problems/problem.ts";

/**
 * Finds a meaning that no field of the name had in V1.0: "`Location`", "latitude, then longitude".
 * A cell needn't say what the field meant, but may not contradict it.
 *
 * @param about what the page is about: "V1.0 geo-catalogue"
 */
export function wrongV1Meanings(
  name: string,
  cells: readonly string[],
  migrations: Migrations,
  about: readonly string[],
): readonly Mistake[] {
  const fields = [...migrations.values()]
    .flatMap(({ api }) => api.operations)
    .flatMap(({ parts }) => parts)
    .flatMap((part) => part.fields)
    .filter((field) => field.name === name)
    .filter(({ id }) => about.some((entry) => `V1.0 ${id}`.startsWith(`${entry}/`)));
  return cells.flatMap((cell) => {
    const faults = fields.map(({ id }) => contradictionsOf(id, cell));
    const [first] = faults;
    if (!first || faults.some(({ length }) => length === 0)) return [];
    return first.slice(0, 1).map((fault) => mistake(`The meaning of "${name}" ${fault}.`));
  });
}

function contradictionsOf(id: string, text: string): readonly string[] {
  return WORDS_OF_VERSION_1.filter((words) => isOfRow(words, id)).flatMap((words) =>
    faultsOf({ ...words, says: [] }, text),
  );
}
