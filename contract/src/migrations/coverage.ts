import type { MigrationPart } from "./model.ts";

/** Counts of where the fields of some parts went. */
export interface Coverage {
  readonly fields: number;
  /** Fields with a row, including those that are gone. */
  readonly mapped: number;
  readonly gone: number;
  readonly added: number;
}

/** Counts a field that several lists share once. */
export function coverageOf(parts: readonly MigrationPart[]): Coverage {
  const pairs = parts.flatMap((one) => one.pairs);
  return {
    fields: parts.reduce((total, { part }) => total + part.fields.length, 0),
    mapped: pairs.length,
    gone: pairs.filter(({ to }) => to.length === 0).length,
    added: parts.reduce((total, { added }) => total + added.length, 0),
  };
}
