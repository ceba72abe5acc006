import { monitorEventLoopDelay } from "node:perf_hooks";

/** Tells whether the process is too busy to take on more. */
export interface LoadMeter {
  readonly isOverloaded: () => boolean;
  readonly close: () => void;
}

const SAMPLES_EVERY = 20;
const JUDGED_EVERY = 500;

/**
 * Overloaded while the event loop ran late by more than `maximumDelay` milliseconds for most of the
 * last half second. One long answer is no overload: it is one late sample among many.
 */
export function createLoadMeter(maximumDelay: number): LoadMeter {
  const delays = monitorEventLoopDelay({ resolution: SAMPLES_EVERY });
  delays.enable();
  let overloaded = false;
  const timer = setInterval(() => {
    overloaded = delays.percentile(50) / 1e6 > maximumDelay;
    delays.reset();
  }, JUDGED_EVERY);
  timer.unref();
  return {
    isOverloaded: () => overloaded,
    close() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
