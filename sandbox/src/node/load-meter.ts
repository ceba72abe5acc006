import { monitorEventLoopDelay } from "node:perf_hooks";

/** Tells whether the process is too busy to take on more. */
export interface LoadMeter {
  readonly isOverloaded: () => boolean;
  readonly close: () => void;
}

const SAMPLES_EVERY = 20;
const JUDGED_EVERY = 500;

/**
 * Overloaded while the event loop has been late by more than `maximumDelay` milliseconds, mostly,
 * in two judgements in a row. One long answer is no overload: by the second judgement it is over.
 */
export function createLoadMeter(maximumDelay: number): LoadMeter {
  const delays = monitorEventLoopDelay({ resolution: SAMPLES_EVERY });
  delays.enable();
  let wasLate = false;
  let overloaded = false;
  const timer = setInterval(() => {
    const isLate = delays.percentile(50) / 1e6 > maximumDelay;
    overloaded = isLate && wasLate;
    wasLate = isLate;
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
