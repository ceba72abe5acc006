/**
 * What became of each field of version 1.0, as plain readonly data. Built by `load-migrations.ts`;
 * nothing here touches a file.
 */

import type { Schema, Source } from "../model.ts";

/** Where a call of V1.0 had a field. Values are words of another field; a status is HTTP's. */
export const WHERES = [
  "path",
  "query",
  "form",
  "header",
  "response header",
  "response",
  "value",
  "status",
] as const;
export type Where = (typeof WHERES)[number];

/** What a field of V1.0 held, where that is known. An id is text unless it is a "number id". */
export const V1_TYPES = [
  "text",
  "URL",
  "code",
  "word",
  "id",
  "number id",
  "integer",
  "number",
  "boolean",
  "date",
  "partial date",
  "date-time",
  "time",
  "list",
  "list of numbers",
  "list in text",
  "object",
] as const;
export type V1Type = (typeof V1_TYPES)[number];

/** The calls of one API of V1.0: one file of `contract/v1/`. */
export interface V1Api {
  /** The file's name: "live-prices". */
  readonly id: string;
  readonly title: string;
  readonly operations: readonly V1Operation[];
  /** The parts of this file, whether or not calls of other files have them too. */
  readonly parts: readonly V1Part[];
}

export interface V1Operation {
  /** V1.0 gave its calls no names; these are ours, unique over all files: "poll-session". */
  readonly id: string;
  readonly method: string;
  /** "/apiservices/pricing/v1.0/{SessionKey}" */
  readonly path: string;
  /** One sentence. */
  readonly does: string;
  readonly parts: readonly V1Part[];
  readonly source: Source;
}

/** Fields that stand together: one table of a migration guide. */
export interface V1Part {
  /** "legs" */
  readonly id: string;
  readonly where: Where;
  /** Of values: the fields that took them. */
  readonly of: readonly string[];
  readonly fields: readonly V1Field[];
  readonly source: Source;
}

export interface V1Field {
  /** Unique: "live-prices/legs/Stops". */
  readonly id: string;
  /** "Stops", "FlightNumbers[].CarrierId", or words where `isNamed` is false. */
  readonly name: string;
  /** False where V1.0's name for it is not told here, and words describe it. */
  readonly isNamed: boolean;
  /** From the root of the response: "Legs[].Stops"; several where lists share their entries. */
  readonly paths: readonly string[];
  /** Unique among the rows of its API: "v1-legs-stops". */
  readonly anchor: string;
  readonly type?: V1Type;
  /** One sentence. */
  readonly means: string;
  /** Other spellings that V1.0 took: "apikey". */
  readonly also: readonly string[];
  /** What readers look for when they mean it: "PollURL". */
  readonly keywords: readonly string[];
  readonly source: Source;
}

/** How sure a row is: a source states it, it follows from both sides, or it is our advice. */
export const CERTAINTIES = ["stated", "derived", "ours"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** How a value changes, worked out from its two types. */
export type Conversion =
  | "list-to-map"
  | "list-to-count"
  | "list-to-one"
  | "text-to-list"
  | "text-to-date"
  | "text-to-date-time"
  | "text-to-month"
  | "number-to-price"
  | "number-to-text"
  | "numbers-to-texts"
  | "word-to-enum";

/** A place of the contract that a row leads to. */
export interface Place {
  /** As the row writes it: "LiveSearchResponse.content.results.legs{}". */
  readonly name: string;
  readonly kind: "operation" | "parameter" | "header" | "status" | "field" | "key" | "value";
  /** The same however it is written, from the nearest named schema: "LiveResults.legs". */
  readonly canonical: string;
  /** What a table calls it: "sessionToken", "Leg.stopCount", "POST /apiservices/v3/…", "401". */
  readonly label: string;
  /** The contract's own words, as Markdown. */
  readonly description: string;
  /** Of a field, a parameter or a map's values. */
  readonly schema?: Schema;
  /** The names beside it, its own among them, for telling which one a V1.0 name is like. */
  readonly siblings: readonly string[];
}

/** A field of V1.0 and where it went. Without a place it is gone, and `how` says what to do. */
export interface Pair {
  readonly field: V1Field;
  readonly to: readonly Place[];
  /** Markdown; empty when the names and the conversion say it all. */
  readonly how: string;
  readonly conversion?: Conversion;
  readonly certainty: Certainty;
  readonly source: Source;
}

/** A call of V1.0 and the operations that do its work. */
export interface CallPair {
  readonly operation: V1Operation;
  readonly to: readonly Place[];
  readonly how: string;
  readonly certainty: Certainty;
  readonly source: Source;
}

export interface MigrationPart {
  readonly part: V1Part;
  readonly pairs: readonly Pair[];
  /** What 3.0 has here and V1.0 had not. */
  readonly added: readonly Place[];
}

/** One file of `contract/migrations/`, beside the file of the same name in `contract/v1/`. */
export interface Migration {
  readonly api: V1Api;
  readonly calls: readonly CallPair[];
  /** Operations that V1.0 had nothing like. */
  readonly addedOperations: readonly Place[];
  readonly parts: readonly MigrationPart[];
}

export type Migrations = ReadonlyMap<string, Migration>;
