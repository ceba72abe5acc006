import { callerNetwork } from "../../../sandbox/src/callers/caller-network.ts";
import { windowAt } from "../../../sandbox/src/callers/rate-limit-store.ts";

/** Counts each caller's calls in one-minute windows, as the sandbox does. */
export interface CallLimit {
  /**
   * Counts a call.
   * @param address of the caller; all addresses of an IPv6 network are one caller
   * @returns seconds to wait, if the caller is over the limit of this window
   */
  readonly take: (address: string) => number | undefined;
  /** How many callers are remembered; none for longer than a window. */
  readonly callers: () => number;
}

export interface CallLimitOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Runs a task after this many milliseconds. */
  readonly later: (task: () => void, milliseconds: number) => void;
}

export function createCallLimit(perMinute: number, { clock, later }: CallLimitOptions): CallLimit {
  let counts = new Map<string, number>();
  let current = 0;

  function open(window: number, seconds: number): void {
    current = window;
    const opened = new Map<string, number>();
    counts = opened;
    later(() => opened.clear(), seconds * 1000);
  }

  return {
    take(address) {
      const { window, endsIn } = windowAt(clock());
      if (window !== current) open(window, endsIn);
      const caller = callerNetwork(address);
      const count = (counts.get(caller) ?? 0) + 1;
      counts.set(caller, count);
      return count > perMinute ? endsIn : undefined;
    },
    callers: () => counts.size,
  };
}
