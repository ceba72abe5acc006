/** Spares callers the wait for something outside that does not answer. */
export interface Breaker {
  /** What `call` gives; what `instead` gives when it fails, and at once while it would fail. */
  readonly run: <Result>(
    call: () => Promise<Result>,
    fallback: () => Promise<Result>,
  ) => Promise<Result>;
  /** Opens the breaker: something is known to fail without a caller having waited for it. */
  readonly trip: (reason: Error) => void;
  /** Ends looking. */
  readonly stop: () => void;
}

export interface BreakerOptions {
  /**
   * Does what callers want done, and resolves when that works again. Asked time and again while it
   * does not; it is not awaited.
   */
  readonly probe: () => Promise<unknown>;
  /** Milliseconds of any steady clock. */
  readonly now: () => number;
  /** Does something after so many milliseconds. Returns what prevents it. */
  readonly later: (task: () => void, milliseconds: number) => () => void;
  readonly onOpen: (reason: Error) => void;
  readonly onClose: () => void;
}

/** Milliseconds before the first probe, each of the next ones twice as long, up to the last. */
const FIRST_REST = 1_000;
const LAST_REST = 30_000;

/**
 * Closed to begin with. One failure opens it, one answer to a probe closes it. What opens it again
 * soon after is taken for the same failure, so that it opens and closes ever more rarely.
 */
export function createBreaker({ probe, now, later, onOpen, onClose }: BreakerOptions): Breaker {
  let stopLooking: (() => void) | undefined;
  let rest = FIRST_REST;
  let closedAt = Number.NEGATIVE_INFINITY;

  function look(): void {
    stopLooking = later(() => {
      probe().then(close, () => stopLooking && look());
    }, rest);
    rest = Math.min(2 * rest, LAST_REST);
  }
  function trip(reason: Error): void {
    if (stopLooking) return;
    if (now() - closedAt >= LAST_REST) rest = FIRST_REST;
    look();
    onOpen(reason);
  }
  function close(): void {
    if (!stopLooking) return;
    stopLooking = undefined;
    closedAt = now();
    onClose();
  }

  return {
    trip,
    async run(call, instead) {
      if (stopLooking) return instead();
      try {
        return await call();
      } catch (error) {
        trip(error instanceof Error ? error : new Error(String(error)));
        return instead();
      }
    },
    stop() {
      stopLooking?.();
      stopLooking = undefined;
    },
  };
}
