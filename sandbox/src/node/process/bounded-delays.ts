import { type Failure, unavailable } from "../../http/errors.ts";
import { DELAY_SECONDS } from "../../scenarios/scenarios.ts";
import type { Services } from "../../services.ts";
import { type HeldResource, largestHolders } from "../http/largest-holders.ts";

export interface DelayLimits {
  /** Concurrent delays of one caller. */
  readonly each: number;
  readonly inAll: number;
  /** Resolves after the given milliseconds, rejects as soon as the signal aborts. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Called when a delay is refused, or cut to make room. */
  readonly onRefuse: () => void;
}

interface PendingDelay extends HeldResource {
  readonly end: () => void;
}

/** Seconds after which there may be room again: by then the shortest delays are over. */
const RETRY_AFTER = DELAY_SECONDS.short;

/**
 * Deliberate delays hold a connection and cost nothing else, so callers could hold any number. A
 * delay over the caller's limit is refused. One over the total limit ends the oldest delay of the
 * largest holder, so there is always room for a newcomer.
 */
export function createBoundedDelays(limits: DelayLimits): Services["delay"] {
  const { each, inAll, sleep, onRefuse } = limits;
  const pending = new Set<PendingDelay>();
  const refuse = (): Failure => {
    onRefuse();
    return unavailable(RETRY_AFTER);
  };
  const makeRoomFor = (newcomer: PendingDelay) => {
    const cut = largestHolders(pending).find((delay) => delay !== newcomer);
    onRefuse();
    cut?.end();
  };
  return async ({ milliseconds, caller, signal }) => {
    // The caller has hung up: nobody reads this failure, but it keeps the operation from starting.
    if (signal?.aborted) return unavailable(RETRY_AFTER);
    const ownDelays = [...pending].filter(({ holder }) => holder === caller);
    if (ownDelays.length >= each) return refuse();
    const ending = new AbortController();
    const end = () => {
      pending.delete(delay);
      ending.abort();
    };
    const delay: PendingDelay = { holder: caller, end };
    pending.add(delay);
    if (pending.size > inAll) makeRoomFor(delay);
    signal?.addEventListener("abort", end, { once: true });
    return sleep(milliseconds, ending.signal)
      .then(
        () => undefined,
        () => unavailable(RETRY_AFTER),
      )
      .finally(() => {
        pending.delete(delay);
        signal?.removeEventListener("abort", end);
      });
  };
}
