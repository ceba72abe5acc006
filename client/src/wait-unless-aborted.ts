/** The longest that the platform's timers take: a longer one ends after a millisecond. */
const LONGEST = 2 ** 31 - 1;

/** Resolves after a time, and rejects with the reason of a signal that aborts it. */
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
      Math.min(milliseconds, LONGEST),
    );
    signal?.addEventListener("abort", stop, { once: true });
  });
}
