import type { SpecificationId } from "./specifications.ts";

/**
 * The contract as plain, resolved, readonly data: the reference renders it, prose is checked
 * against it, and the sandbox serves it. Built by `read/`; nothing here touches a file.
 */

export type { SpecificationId } from "./specifications.ts";

/** Where a node was written, for error messages. `line` is 1-based. */
export interface Source {
  readonly file: string;
  readonly line: number;
}

export interface Contract {
  /** The four that have a reference, in menu order, then `autosuggest` (guides only). */
  readonly specifications: readonly Specification[];
  /** The open points by id, in file order. */
  readonly openPoints: ReadonlyMap<string, OpenPoint>;
}

/** Something that the API leaves unspecified: `x-open`. Descriptions mention it at the end. */
export interface OpenPoint {
  /** Stable: pages and the sandbox's register refer to it. "session-lifetime" */
  readonly id: string;
  /** Markdown, like the advice. */
  readonly question: string;
  /** What to do about it, in full sentences. */
  readonly advice?: string;
  readonly source: Source;
}

export interface Specification {
  readonly id: SpecificationId;
  readonly title: string;
  /** `info.version`: the API version, "3.0". */
  readonly version: string;
  readonly description: string;
  /** False for autosuggest, which has a download and no reference page. */
  readonly published: boolean;
  readonly servers: readonly Server[];
  /** What its operations are grouped by in tools: one sentence for each group. */
  readonly tags: readonly Tag[];
  readonly operations: readonly Operation[];
  /** Component schemas by name, in file order, including the shared ones it uses. */
  readonly schemas: ReadonlyMap<string, Schema>;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
}

export interface Server {
  readonly url: string;
  readonly description: string;
}

export type Method = "get" | "post";

export interface Operation {
  /** `operationId`, e.g. "createLiveSearch": unique over all specifications. */
  readonly id: string;
  readonly specification: SpecificationId;
  readonly method: Method;
  /** e.g. "/apiservices/v3/flights/live/search/create" */
  readonly path: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  /** Empty when the operation declares no security. */
  readonly security: readonly SecurityScheme[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  /** 200 first, then the catalogue in order, "default" last. */
  readonly responses: readonly Response[];
  readonly source: Source;
}

export interface SecurityScheme {
  /** "ApiKey" */
  readonly id: string;
  /** Header name: "x-api-key". */
  readonly name: string;
  readonly description: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface RequestBody {
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

export interface Response {
  /** "200", "400", … or "default". */
  readonly status: string;
  /** The exact text of the catalogue. */
  readonly description: string;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

export interface Example {
  /** Key in `examples`, e.g. "oneWay". */
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
}

interface SchemaBase {
  /** Component name when the schema is a component: "LiveQuery". */
  readonly name?: string;
  /** Markdown. */
  readonly description: string;
  readonly nullable: boolean;
  readonly deprecated: boolean;
  readonly example?: unknown;
  readonly default?: unknown;
  /** Empty if nothing limits the value. */
  readonly limits: Limits;
  readonly source: Source;
}

/** Limits on a value by keyword: see `keywords.ts`. */
export interface Limits {
  /** "int32", "date": one of `FORMATS`. */
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** In characters, not bytes. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression, in Unicode mode. */
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
}

export interface ObjectSchema extends SchemaBase {
  readonly kind: "object";
  readonly properties: readonly Property[];
  /** Exclusive groups, of which exactly one must be present. Empty if there are none. */
  readonly choices: readonly Choice[];
  /** Whether it may have fields that the contract doesn't name: `additionalProperties: true`. */
  readonly open: boolean;
}

export interface Property {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** One branch of a `oneOf`: its title and the properties it requires. */
export interface Choice {
  readonly title: string;
  readonly description: string;
  readonly required: readonly string[];
}

/** An object used as a map: `additionalProperties`. */
export interface MapSchema extends SchemaBase {
  readonly kind: "map";
  /** What the keys are, from `x-key`: "entityId", "itinerary id". */
  readonly key: string;
  readonly values: Schema;
}

export interface ArraySchema extends SchemaBase {
  readonly kind: "array";
  readonly items: Schema;
}

export interface EnumSchema extends SchemaBase {
  readonly kind: "enum";
  readonly values: readonly EnumValue[];
}

export interface EnumValue {
  readonly value: string;
  readonly description: string;
}

export interface ScalarSchema extends SchemaBase {
  readonly kind: "string" | "integer" | "number" | "boolean" | "any";
  /** The map of the same response it is a key of, from `x-key-of`: "legs". "" is not a key. */
  readonly keyOf?: string;
}

/** A reference back to an enclosing schema: rendered as a link, never followed. */
export interface CycleSchema extends SchemaBase {
  readonly kind: "cycle";
  readonly name: string;
}

export type Schema =
  | ObjectSchema
  | MapSchema
  | ArraySchema
  | EnumSchema
  | ScalarSchema
  | CycleSchema;
