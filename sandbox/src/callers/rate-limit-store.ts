import type { OperationId } from "../../../contract/src/types.ts";

/** Calls that are counted together. */
export interface CountedCalls {
  readonly caller: string;
  readonly operation: OperationId;
  /** Index of the window since 1970; see `WINDOW_SECONDS`. */
  readonly window: number;
}

export interface RateLimitStore {
  /** Adds one and returns the count. May drop counts of past windows. */
  readonly count: (calls: CountedCalls) => Promise<number>;
}

export const WINDOW_SECONDS = 60;

/** Counts in this process only. Keeps one window: a call in another one clears all counts. */
export function createMemoryStore(): RateLimitStore {
  const counts = new Map<string, number>();
  let current = 0;
  return {
    async count({ caller, operation, window }) {
      if (window !== current) counts.clear();
      current = window;
      const name = `${operation} ${caller}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count;
    },
  };
}
