import { MAX_TIMER_MS } from "./wait-unless-aborted.ts";

/** A signal that aborts once a clock reaches a time, and a function that ends the wait for it. */
export function signalAt(time: number, now: () => number) {
  const controller = new AbortController();
  let isOver = false;
  const check = () => {
    const remainingMs = time - now();
    if (isOver) return;
    if (remainingMs <= 0) return controller.abort(new Error("the search reached its time limit"));
    // The clock may be slower than the platform's timer, and no timer is longer than that.
    const timer = AbortSignal.timeout(Math.ceil(Math.min(remainingMs, MAX_TIMER_MS)));
    timer.addEventListener("abort", check);
  };
  check();
  return {
    signal: controller.signal,
    end: () => {
      isOver = true;
    },
  };
}
