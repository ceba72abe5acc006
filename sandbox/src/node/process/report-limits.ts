import type { Logger } from "pino";
import { logThrottle } from "./log-throttle.ts";
import type { HeldLimit, Metrics } from "./metrics.ts";

/** Milliseconds without an event after which the next one is logged again. */
const QUIET = 60_000;

const LINES: Readonly<Record<HeldLimit, string>> = {
  connections: "too many connections: who holds most of them loses some",
  calls: "too many calls of a caller are under way: it gets 503 for more",
  delays: "too many calls are delayed by a scenario: who has most of them gets 503",
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
