import type { Logger } from "pino";
import { logThrottle } from "./log-throttle.ts";
import type { HeldLimit, Metrics } from "./metrics.ts";

/** Milliseconds without an event after which the next one is logged again. */
const QUIET = 60_000;

const LINES: Readonly<Record<HeldLimit, string>> = {
  connections: "too many connections: closing some of the caller with the most",
  calls: "too many concurrent calls of one caller: answering 503",
  delays: "too many calls delayed by a scenario: answering 503 to the caller with the most",
};

/** Counts every time that a limit is reached, and logs the first of a series. */
export function reportLimits(
  { observeLimit }: Pick<Metrics, "observeLimit">,
  log: Logger,
  now: () => number,
): Readonly<Record<HeldLimit, () => void>> {
  const reporter = (limit: HeldLimit) => {
    const logFirst = logThrottle(now, QUIET, () => log.warn({ limit }, LINES[limit]));
    return () => {
      observeLimit(limit);
      logFirst();
    };
  };
  return {
    connections: reporter("connections"),
    calls: reporter("calls"),
    delays: reporter("delays"),
  };
}
