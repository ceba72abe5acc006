/** What a key may do. */
export interface ApiKey extends Limits {
  /** "none": the key is known and has no access to any operation. */
  readonly access: "full" | "none";
  /** The scenario that every call with this key plays. */
  readonly scenario?: string;
}

/** Calls a minute, for each operation on its own. */
export interface Limits {
  readonly callsPerMinute: number;
  /** Of the operations that search: each of their calls costs what a hundred others do. */
  readonly searchesPerMinute: number;
}

export type ApiKeys = Readonly<Record<string, ApiKey>>;
