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

/** Milliseconds before the first probe; doubled for each further one, up to `MAX_DELAY_MS`. */
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/**
 * Starts closed. One failure opens it, one successful probe closes it. A failure soon after counts
 * as the same outage, whose pauses keep growing, so the breaker opens and closes ever more rarely.
 */
export function createBreaker({ probe, now, later, onOpen, onClose }: BreakerOptions): Breaker {
  let cancelProbe: (() => void) | undefined;
  let delay = FIRST_DELAY_MS;
  let closedAt = Number.NEGATIVE_INFINITY;

  function scheduleProbe(): void {
    cancelProbe = later(() => {
      probe().then(close, () => cancelProbe && scheduleProbe());
    }, delay);
    delay = Math.min(2 * delay, MAX_DELAY_MS);
  }
  function trip(reason: Error): void {
    if (cancelProbe) return;
    if (now() - closedAt >= MAX_DELAY_MS) delay = FIRST_DELAY_MS;
    scheduleProbe();
    onOpen(reason);
  }
  function close(): void {
    if (!cancelProbe) return;
    cancelProbe = undefined;
    closedAt = now();
    onClose();
  }

  return {
    trip,
    async run(call, fallback) {
      if (cancelProbe) return fallback();
      try {
        return await call();
      } catch (error) {
        trip(error instanceof Error ? error : new Error(String(error)));
        return fallback();
      }
    },
    stop() {
      cancelProbe?.();
      cancelProbe = undefined;
    },
  };
}
