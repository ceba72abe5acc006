/** A circuit breaker: spares callers the wait for an external service that does not respond. */
export interface Breaker {
  /** The result of `call`; of `fallback` if it fails, and at once while the breaker is open. */
  readonly run: <Result>(
    call: () => Promise<Result>,
    fallback: () => Promise<Result>,
  ) => Promise<Result>;
  /** Opens the breaker: the service is known to fail before a caller has waited for it. */
  readonly trip: (reason: Error) => void;
  /** Stops probing. */
  readonly stop: () => void;
}

export interface BreakerOptions {
  /**
   * Does what callers want done, and resolves if that works again. Repeated while the breaker is
   * open; callers do not wait for it.
   */
  readonly probe: () => Promise<unknown>;
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
  /** Runs a task after the given milliseconds. Returns a function that cancels it. */
  readonly later: (task: () => void, milliseconds: number) => () => void;
  readonly onOpen: (reason: Error) => void;
  readonly onClose: () => void;
}

/** Milliseconds before the first probe; doubled for each further one, up to `LAST_REST`. */
const FIRST_REST = 1_000;
const LAST_REST = 30_000;

/**
 * Starts closed. One failure opens it, one successful probe closes it. A failure soon after counts
 * as the same outage, whose pauses keep growing, so the breaker opens and closes ever more rarely.
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
