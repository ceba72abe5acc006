import { isProse, type RecordKind } from "../records/record.ts";
import { letterMask } from "../words/edit-distance.ts";
import { joinName } from "../words/split-name.ts";
import type { Words } from "../words/words.ts";
import type { FoundRecord } from "./found-record.ts";

/** A spelling by which a record is found letter by letter. */
export interface NameEntry {
  readonly record: number;
  readonly name: string;
  /** "minprice" */
  readonly joined: string;
  /** A mask of its letters: see `letterMask`. */
  readonly letters: number;
  /** "min", "price" */
  readonly parts: readonly string[];
  /** The segments of an operation's path, as terms; none for other names. */
  readonly segments: readonly string[];
  /** Higher for a name than for a heading. */
  readonly weight: number;
  /** The weight if the query has the same letters, highest for the title of a page. */
  readonly wholeWeight: number;
  readonly isName: boolean;
  /** Whether it is what a page is called. */
  readonly isTitle: boolean;
  /** Whether it is a V1.0 name. */
  readonly isRetired: boolean;
}

/** A V1.0 call's name begins with its method. */
const PATH = /^(?:[A-Z]+ )?\/(\S+)$/;

const NAME = 1;
const HEADING = 0.65;
/** Above a field of the same name, which the page explains. */
const WHOLE_TITLE = 1.05;
/** Scenarios are named after the errors and words that they play, which are more likely meant. */
const WEIGHTS: Partial<Record<RecordKind, number>> = { type: 0.9, retired: 0.9, scenario: 0.4 };

/**
 * An entry for every name and heading; for a field, also with its owner: "Leg.stopCount", and for a
 * page, also for its shorter names.
 */
export function nameEntries(records: readonly FoundRecord[], words: Words): readonly NameEntry[] {
  return records.flatMap((record, id) => {
    const { kind, title, names, owner } = record;
    const isRetired = kind === "retired";
    const isPage = kind === "page" || kind === "category";
    const entry = (name: string, weight: number, isName: boolean): NameEntry => {
      const joined = words.term(joinName(name));
      const letters = letterMask(joined);
      // A value in braces is no part of an operation's name.
      const parts = words.parts(name.replace(/\{[^}]*\}/g, " "));
      const segments = PATH.exec(name)?.[1]?.split("/").map(words.term) ?? [];
      const wholeWeight = isPage ? WHOLE_TITLE : weight;
      return {
        record: id,
        name,
        joined,
        letters,
        parts,
        segments,
        weight,
        wholeWeight,
        isName,
        isTitle: isPage,
        isRetired,
      };
    };
    if (isProse(kind)) return [title, ...names].map((name) => entry(name, HEADING, false));
    const weight = WEIGHTS[kind] ?? NAME;
    const spelled = kind === "field" ? [...names, `${owner}.${title}`] : names;
    const heading = names.includes(title) ? [] : [entry(title, HEADING, false)];
    return [...spelled.map((name) => entry(name, weight, true)), ...heading];
  });
}
