/** What a key may do. */
export interface ApiKey extends Limits {
  /** "none": the key is known but has no access to any operation. */
  readonly access: "full" | "none";
  /** The scenario that every call with this key plays. */
  readonly scenario?: string;
}

/** Calls per minute, counted per operation. */
export interface Limits {
  readonly callsPerMinute: number;
  /** For operations that search: one such call costs as much as a hundred others. */
  readonly searchesPerMinute: number;
}

export type ApiKeys = Readonly<Record<string, ApiKey>>;
