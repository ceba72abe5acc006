import { MAX_TIMER_MS } from "./wait-unless-aborted.ts";

/** A signal that aborts once a clock reaches a time, and a function that clears its timer. */
export function signalAt(time: number, now: () => number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    const left = time - now();
    // A timer may be early, and no timer is longer than that.
    if (left > 0) timer = setTimeout(check, Math.min(left, MAX_TIMER_MS));
    else controller.abort(new Error("the search reached its time limit"));
  };
  check();
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
