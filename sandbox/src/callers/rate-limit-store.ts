import type { OperationId } from "../../../contract/src/types.ts";

/** Calls that are counted together. */
export interface CountedCalls {
  readonly caller: string;
  readonly operation: OperationId;
  /** Index of the window since 1970; see `windowAt`. */
  readonly window: number;
}

export interface RateLimitStore {
  /** Adds one and returns the count. May drop counts of past windows. */
  readonly count: (calls: CountedCalls) => Promise<number>;
}

export const WINDOW_SECONDS = 60;

export interface RateLimitWindow {
  /** Index since 1970. */
  readonly window: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly endsIn: number;
}

/** @param now in epoch milliseconds */
export function windowAt(now: number): RateLimitWindow {
  const seconds = Math.floor(now / 1000);
  const window = Math.floor(seconds / WINDOW_SECONDS);
  return { window, endsIn: (window + 1) * WINDOW_SECONDS - seconds };
}

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
