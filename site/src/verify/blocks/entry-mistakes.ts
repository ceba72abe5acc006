import { isObject, type JsonObject } from "../../../../contract/src/base/json-object.ts";
import type { Schema } from "../../../../contract/src/model.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import type { Mistake } from "../../../../contract/src/problems/problem.ts";
import type { Step } from "./locate.ts";
import type { SandboxEntries } from "./sandbox-entries.ts";
import { walkValues } from "./walk-values.ts";

export interface PlacedMistake extends Mistake {
  readonly steps: readonly Step[];
}

/** Finds entries of a response that the sandbox lacks, or has with other members. */
export function entryMistakes(
  root: Schema,
  value: unknown,
  entries: SandboxEntries,
): readonly PlacedMistake[] {
  return walkValues(root, value).flatMap(({ schema, value: entry, steps }) => {
    const entriesById = entries.get(schema.name ?? "");
    if (!entriesById || !isObject(entry)) return [];
    const id = idOf(entry, steps);
    const expected = entriesById.get(id);
    if (!expected) {
      const message = `The sandbox has no ${schema.name} "${id}".`;
      return [{ steps, message, ...nearestEntry(id, entry, entriesById) }];
    }
    return [...checkKey(id, steps), ...compareMembers(entry, expected, steps)];
  });
}

/** An entry's id or code, or the key it is stored under if it has neither. */
function idOf({ entityId, code }: JsonObject, steps: readonly Step[]): string {
  return String(entityId ?? code ?? steps.at(-1));
}

function checkKey(id: string, steps: readonly Step[]): readonly PlacedMistake[] {
  const key = steps.at(-1);
  if (typeof key !== "string" || key === id || !/\d|^[a-z]{4}$/.test(key)) return [];
  return [{ steps, message: `The entry of ${id} is filed under "${key}".`, nearest: id }];
}

function compareMembers(
  entry: JsonObject,
  expected: JsonObject,
  steps: readonly Step[],
): readonly PlacedMistake[] {
  return Object.entries(entry).flatMap(([name, value]) => {
    const right = expected[name];
    if (right === undefined || JSON.stringify(right) === JSON.stringify(value)) return [];
    const message = `"${name}" differs from the sandbox's.`;
    return [{ steps: [...steps, name], message, nearest: JSON.stringify(right) }];
  });
}

function nearestEntry(
  id: string,
  entry: JsonObject,
  known: ReadonlyMap<string, JsonObject>,
): { readonly nearest?: string } {
  const alike = [...known].find(
    ([, { name, iata }]) =>
      name === entry.name && (entry.iata === undefined || iata === entry.iata),
  );
  const nearest = alike?.[0] ?? nearestName(id, known.keys());
  return nearest === undefined ? {} : { nearest };
}
