/**
 * Where each field of version 1.0 went, as plain readonly data. Built by `load-migrations.ts`;
 * nothing here touches a file.
 */

import type { Schema, Source } from "../model.ts";

/**
 * Where a call of V1.0 had a field. A "value" is a value of another field, a "status" an HTTP
 * status.
 */
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

/** The type of a V1.0 field, if known. An "id" is text, a "number id" a number. */
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
  /** The parts of this file, including those that calls of other files share. */
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

/** A group of fields: one table of a migration guide. */
export interface V1Part {
  /** "legs" */
  readonly id: string;
  readonly where: Where;
  /** For values: the fields that took them. */
  readonly of: readonly string[];
  readonly fields: readonly V1Field[];
  readonly source: Source;
}

export interface V1Field {
  /** Unique: "live-prices/legs/Stops". */
  readonly id: string;
  /** "Stops", "FlightNumbers[].CarrierId", or a description if `isNamed` is false. */
  readonly name: string;
  /** False if `name` is a description, because V1.0's name for it isn't given here. */
  readonly isNamed: boolean;
  /** From the root of the response: "Legs[].Stops". Several if lists share their entries. */
  readonly paths: readonly string[];
  /** Unique among the rows of its API: "v1-legs-stops". */
  readonly anchor: string;
  readonly type?: V1Type;
  /** One sentence. */
  readonly means: string;
  /** Other spellings that V1.0 accepted: "apikey". */
  readonly also: readonly string[];
  /** Other terms that readers search for: "PollURL". */
  readonly keywords: readonly string[];
  readonly source: Source;
}

/** The certainty of a row: a source states it, it follows from both sides, or it is our advice. */
export const CERTAINTIES = ["stated", "derived", "ours"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** How a value is converted, derived from its two types. */
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

/** What a row leads to in the contract. */
export interface MigrationTarget {
  /** As the row writes it: "LiveSearchResponse.content.results.legs{}". */
  readonly name: string;
  readonly kind: "operation" | "parameter" | "header" | "status" | "field" | "key" | "value";
  /** The same for every spelling, from the nearest named schema: "LiveResults.legs". */
  readonly canonical: string;
  /** Its name in a table: "sessionToken", "Leg.stopCount", "POST /apiservices/v3/…", "401". */
  readonly label: string;
  /** The contract's description, as Markdown. */
  readonly description: string;
  /** The schema of a field, a parameter or a map's values. */
  readonly schema?: Schema;
  /** Its name and those beside it, to find the one closest to a V1.0 name. */
  readonly siblings: readonly string[];
}

/** A field of V1.0 and where it went. If it has no target, it is gone; `how` says what to do. */
export interface Pair {
  readonly field: V1Field;
  readonly to: readonly MigrationTarget[];
  /** Markdown; empty if the names and the conversion say everything. */
  readonly how: string;
  readonly conversion?: Conversion;
  readonly certainty: Certainty;
  readonly source: Source;
}

/** A call of V1.0 and the operations that do its work. */
export interface CallPair {
  readonly operation: V1Operation;
  readonly to: readonly MigrationTarget[];
  readonly how: string;
  readonly certainty: Certainty;
  readonly source: Source;
}

export interface MigrationPart {
  readonly part: V1Part;
  readonly pairs: readonly Pair[];
  /** What 3.0 has here that V1.0 did not. */
  readonly added: readonly MigrationTarget[];
}

/** One file of `contract/migrations/`, for the file of the same name in `contract/v1/`. */
export interface Migration {
  readonly api: V1Api;
  readonly calls: readonly CallPair[];
  /** Operations without an equivalent in V1.0. */
  readonly addedOperations: readonly MigrationTarget[];
  readonly parts: readonly MigrationPart[];
}

export type Migrations = ReadonlyMap<string, Migration>;
