/** The longest delay of the platform's timers: a longer one ends after a millisecond. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** Resolves after a time; rejects with the signal's reason as soon as the signal aborts. */
export function waitUnlessAborted(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener("abort", stop);
        resolve();
      },
      Math.min(milliseconds, MAX_TIMER_MS),
    );
    signal?.addEventListener("abort", stop, { once: true });
  });
}
