import { callerNetwork } from "../../../sandbox/src/callers/caller-network.ts";
import { WINDOW_SECONDS } from "../../../sandbox/src/callers/rate-limit-store.ts";

/** Counts the calls of each caller in windows of a minute, as the sandbox does. */
export interface CallLimit {
  /**
   * Seconds to wait, for a caller who has had all calls of this window.
   * @param address of the caller; those of one IPv6 network are one caller
   */
  readonly take: (address: string) => number | undefined;
  /** How many callers are remembered: nobody beyond the window. */
  readonly callers: () => number;
}

export interface CallLimitOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Does something after so many milliseconds. */
  readonly later: (task: () => void, milliseconds: number) => void;
}

export function createCallLimit(perMinute: number, { clock, later }: CallLimitOptions): CallLimit {
  let counts = new Map<string, number>();
  let current = 0;

  function open(window: number, seconds: number): void {
    current = window;
    const own = new Map<string, number>();
    counts = own;
    later(() => own.clear(), seconds * 1000);
  }

  return {
    take(address) {
      const seconds = Math.floor(clock() / 1000);
      const window = Math.floor(seconds / WINDOW_SECONDS);
      const left = (window + 1) * WINDOW_SECONDS - seconds;
      if (window !== current) open(window, left);
      const caller = callerNetwork(address);
      const count = (counts.get(caller) ?? 0) + 1;
      counts.set(caller, count);
      return count > perMinute ? left : undefined;
    },
    callers: () => counts.size,
  };
}
