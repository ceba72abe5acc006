import { findEntry } from "../find-entry.ts";
import { findName } from "../find-name.ts";
import type { ReadBody } from "../read-body.ts";
import { type Row, rowsOf } from "../rows-of.ts";

const EVERYTHING = { has: () => true } as unknown as ReadonlySet<string>;

/** Every row of a body, as if all branches were open. */
export function everyRow(body: unknown): readonly Row[] {
  return rowsOf(body, EVERYTHING);
}

/** The ids of rows that the contract does not name. */
export function nameless({ names, schema, body }: ReadBody): readonly string[] {
  return (
    everyRow(body)
      // The contract leaves open what the details of an error contain.
      .filter(({ path, level }) => path[0] !== "details" || level < 3)
      .filter(({ path, value }) => !findName(names, schema, path, value))
      .map(({ id }) => id)
  );
}

/** The rows of a body that hold ids: those that lead to an entry, and those that lead to none. */
export function followed(read: ReadBody) {
  const ids = everyRow(read.body).flatMap((row) => {
    const entry = findEntry(read, row.path, row.value);
    return entry ? [{ row, entry }] : [];
  });
  return {
    led: ids.filter(({ entry }) => entry.path),
    lost: ids.filter(({ entry }) => !entry.path),
  };
}
