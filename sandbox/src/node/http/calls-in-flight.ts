/** How many calls of each caller are under way. */
export interface CallsInFlight {
  /**
   * Counts one more.
   * @returns what to call when it is over, once; undefined where the caller has as many as it may
   */
  readonly begin: (caller: string) => (() => void) | undefined;
}

export function createCallsInFlight(each: number): CallsInFlight {
  const counts = new Map<string, number>();
  const end = (caller: string) => {
    const left = (counts.get(caller) ?? 0) - 1;
    if (left > 0) counts.set(caller, left);
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
