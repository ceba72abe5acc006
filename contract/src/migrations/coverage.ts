import type { MigrationPart } from "./model.ts";

/** What became of the fields of some parts, in figures. */
export interface Coverage {
  readonly fields: number;
  /** With a row, be it a place or gone. */
  readonly mapped: number;
  readonly gone: number;
  readonly added: number;
}

/** A field that several lists share counts once. */
export function coverageOf(parts: readonly MigrationPart[]): Coverage {
  const pairs = parts.flatMap((one) => one.pairs);
  return {
    fields: parts.reduce((total, { part }) => total + part.fields.length, 0),
    mapped: pairs.length,
    gone: pairs.filter(({ to }) => to.length === 0).length,
    added: parts.reduce((total, { added }) => total + added.length, 0),
  };
}
