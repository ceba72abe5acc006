/** Counts each caller's calls in flight. */
export interface CallsInFlight {
  /**
   * Counts one more call.
   * @returns the function to call once when it ends; undefined if the caller is at its limit
   */
  readonly begin: (caller: string) => (() => void) | undefined;
}

export function createCallsInFlight(each: number): CallsInFlight {
  const counts = new Map<string, number>();
  const end = (caller: string) => {
    const remaining = (counts.get(caller) ?? 0) - 1;
    if (remaining > 0) counts.set(caller, remaining);
    else counts.delete(caller);
  };
  return {
    begin(caller) {
      const count = counts.get(caller) ?? 0;
      if (count >= each) return undefined;
      counts.set(caller, count + 1);
      return () => end(caller);
    },
  };
}
