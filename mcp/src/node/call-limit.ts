import { WINDOW_SECONDS } from "../../../sandbox/src/callers/rate-limit-store.ts";

/** Counts the calls of each caller in windows of a minute, as the sandbox does. */
export interface CallLimit {
  /** Seconds to wait, for a caller who has had all calls of this window. */
  readonly take: (caller: string) => number | undefined;
}

/** @param clock epoch milliseconds */
export function createCallLimit(perMinute: number, clock: () => number): CallLimit {
  const counts = new Map<string, number>();
  let current = 0;
  return {
    take(caller) {
      const seconds = Math.floor(clock() / 1000);
      const window = Math.floor(seconds / WINDOW_SECONDS);
      if (window !== current) counts.clear();
      current = window;
      const count = (counts.get(caller) ?? 0) + 1;
      counts.set(caller, count);
      return count > perMinute ? (window + 1) * WINDOW_SECONDS - seconds : undefined;
    },
  };
}
