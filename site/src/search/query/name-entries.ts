import { isProse, type RecordKind } from "../records/record.ts";
import { letterMask } from "../words/edit-distance.ts";
import { joinName } from "../words/split-name.ts";
import type { Words } from "../words/words.ts";
import type { FoundRecord } from "./found-record.ts";

/** One spelling that leads to a record letter by letter. */
export interface NameEntry {
  readonly record: number;
  readonly name: string;
  /** "minprice" */
  readonly joined: string;
  /** Which letters are in it: see `letterMask`. */
  readonly letters: number;
  /** "min", "price" */
  readonly parts: readonly string[];
  /** How much a full match is worth: a name more than a heading. */
  readonly weight: number;
  readonly isName: boolean;
  /** A name of V1.0. */
  readonly isRetired: boolean;
}

const NAME = 1;
const HEADING = 0.65;
/** Scenarios are called like the errors and words that they play, and those are meant first. */
const WEIGHTS: Partial<Record<RecordKind, number>> = { type: 0.9, retired: 0.9, scenario: 0.4 };

/** Every name and heading; a field also with what it belongs to: "Leg.stopCount". */
export function nameEntries(records: readonly FoundRecord[], words: Words): readonly NameEntry[] {
  return records.flatMap((record, id) => {
    const { kind, title, names, owner } = record;
    const isRetired = kind === "retired";
    const entry = (name: string, weight: number, isName: boolean): NameEntry => {
      const joined = words.term(joinName(name));
      const letters = letterMask(joined);
      // Braces hold a value, which is no part of an operation's name.
      const parts = words.parts(name.replace(/\{[^}]*\}/g, " "));
      return { record: id, name, joined, letters, parts, weight, isName, isRetired };
    };
    if (isProse(kind)) return [entry(title, HEADING, false)];
    const weight = WEIGHTS[kind] ?? NAME;
    const spelled = kind === "field" ? [...names, `${owner}.${title}`] : names;
    const heading = names.includes(title) ? [] : [entry(title, HEADING, false)];
    return [...spelled.map((name) => entry(name, weight, true)), ...heading];
  });
}
