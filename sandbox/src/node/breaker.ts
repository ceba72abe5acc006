/** Spares callers the wait for something outside that does not answer. */
export interface Breaker {
  /** What `call` gives; what `instead` gives when it fails, and at once while it would fail. */
  readonly run: <Result>(
    call: () => Promise<Result>,
    instead: () => Promise<Result>,
  ) => Promise<Result>;
  /** Opens the breaker: something is known to fail without a caller having waited for it. */
  readonly trip: (reason: Error) => void;
  /** Ends looking. */
  readonly stop: () => void;
}

export interface BreakerOptions {
  /** Resolves when it answers again. Asked time and again while it does not; nobody waits for it. */
  readonly probe: () => Promise<unknown>;
  /** Does something after a while. Returns what prevents it. */
  readonly later: (task: () => void) => () => void;
  readonly onOpen: (reason: Error) => void;
  readonly onClose: () => void;
}

/** Closed to begin with. One failure opens it, one answer to a probe closes it. */
export function createBreaker({ probe, later, onOpen, onClose }: BreakerOptions): Breaker {
  let stopLooking: (() => void) | undefined;

  function look(): void {
    stopLooking = later(() => {
      probe().then(close, () => stopLooking && look());
    });
  }
  function trip(reason: Error): void {
    if (stopLooking) return;
    look();
    onOpen(reason);
  }
  function close(): void {
    if (!stopLooking) return;
    stopLooking = undefined;
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
