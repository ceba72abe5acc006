/** A queue with one line per caller. */
export interface FairQueue<Item> {
  readonly add: (item: Item, caller: string) => void;
  /**
   * Takes the first item of the caller who has waited longest; of the caller served last only if no
   * other waits.
   */
  readonly take: () => Item | undefined;
  readonly remove: (item: Item, caller: string) => void;
  /** Removes and returns all items. */
  readonly clear: () => readonly Item[];
  readonly size: () => number;
  /** How many items would go before a new one of this caller, if none is added meanwhile. */
  readonly ahead: (caller: string) => number;
}

/** Round robin by caller: each other caller gets at most one turn between two items of a caller. */
export function createFairQueue<Item>(): FairQueue<Item> {
  /** In the order of their turns. */
  const lines = new Map<string, readonly Item[]>();
  let last: string | undefined;

  function keep(caller: string, line: readonly Item[]): void {
    if (line.length > 0) lines.set(caller, line);
    else lines.delete(caller);
  }

  return {
    add: (item, caller) => keep(caller, [...(lines.get(caller) ?? []), item]),
    take() {
      const callers = [...lines.keys()];
      const caller = callers.find((one) => one !== last) ?? callers[0];
      if (caller === undefined) return undefined;
      const [item, ...rest] = lines.get(caller) ?? [];
      lines.delete(caller);
      keep(caller, rest);
      last = caller;
      return item;
    },
    remove(item, caller) {
      const line = lines.get(caller) ?? [];
      keep(
        caller,
        line.filter((other) => other !== item),
      );
    },
    clear() {
      const all = [...lines.values()].flat();
      lines.clear();
      return all;
    },
    size: () => [...lines.values()].reduce((sum, { length }) => sum + length, 0),
    ahead(caller) {
      const ownLength = lines.get(caller)?.length ?? 0;
      const others = [...lines].filter(([one]) => one !== caller);
      return others.reduce(
        (sum, [, { length }]) => sum + Math.min(length, ownLength + 1),
        ownLength,
      );
    },
  };
}
