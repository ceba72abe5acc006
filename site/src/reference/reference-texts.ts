import type { Conversion } from "../../../contract/src/migrations/model.ts";
import type { Limits } from "../../../contract/src/model.ts";
import type { RowKind } from "./migration-rows.ts";

/** Interface texts of the reference, one catalogue per locale in `site/i18n/`. */
export interface ReferenceTexts {
  readonly version: string;
  readonly servers: string;
  readonly authentication: string;
  readonly noKey: string;
  /** With `{operations}`. */
  readonly noKeyFor: string;
  readonly aboutAuthentication: string;
  readonly download: string;
  readonly operations: string;
  readonly parameters: string;
  readonly body: string;
  readonly responses: string;
  readonly errors: string;
  readonly security: string;
  readonly required: string;
  /** In front of the section's name: the label of a heading's link to itself. */
  readonly linkToSection: string;
  readonly inPath: string;
  readonly inQuery: string;
  readonly expandAll: string;
  readonly collapseAll: string;
  /** With `{name}`: "Fields of LocalDate". */
  readonly fieldsOf: string;
  /** With `{name}`: "Fields of each Leg". */
  readonly fieldsOfEach: string;
  /** With `{name}`: a link to where an enum's values stand. */
  readonly valuesOf: string;
  /** With `{name}`: a link to where a schema's fields stand. */
  readonly sameFields: string;
  readonly exactlyOneOf: string;
  readonly example: string;
  readonly default: string;
  readonly deprecated: string;
  /** With `{value}`. The format is part of the type's words. */
  readonly limits: Readonly<Record<Exclude<keyof Limits, "format">, string>>;
  /** With `{limit}`: a limit of what a list or a map holds. */
  readonly ofEach: string;
  readonly types: TypeTexts;
  readonly samples: string;
  readonly answers: string;
  readonly language: string;
  readonly exampleBody: string;
  readonly copy: string;
  readonly toReference: string;
  readonly fieldColumn: string;
  readonly typeColumn: string;
  readonly meaningColumn: string;
  readonly valueColumn: string;
  readonly statusColumn: string;
  readonly textColumn: string;
  readonly whenColumn: string;
  readonly adviceColumn: string;
  readonly noteColumn: string;
  /** Heads the names of V1.0. */
  readonly v1: string;
  /** With `{what}`, one of the kinds below. */
  readonly v1Column: string;
  readonly v1Kinds: Readonly<Record<RowKind, string>>;
  /** With `{name}`: "key of content.results.legs". */
  readonly keyOf: string;
  readonly goneInV3: string;
  readonly newInV3: string;
  readonly notInV1: string;
  /** Sentences, as Markdown. */
  readonly conversions: Readonly<Record<Conversion, string>>;
  /** With `{mapped}` and `{fields}`; the next two, with `{gone}` and `{added}`, follow a comma. */
  readonly coverage: string;
  readonly coverageGone: string;
  readonly coverageNew: string;
  /** What a caller does about each error of the catalogue, by status. */
  readonly advice: Readonly<Record<string, string>>;
}

export interface TypeTexts {
  readonly string: string;
  readonly integer: string;
  readonly number: string;
  readonly boolean: string;
  readonly object: string;
  readonly any: string;
  /** An enum without a name. */
  readonly enum: string;
  /** With `{items}`: "list of Leg". */
  readonly list: string;
  /** With `{values}` and `{key}`: "map of Itinerary by itinerary id". */
  readonly map: string;
  /** With `{type}`: "Price or null". */
  readonly orNull: string;
}
