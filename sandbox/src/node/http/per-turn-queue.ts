/** How a task begins when its turn comes. */
export type Schedule = (task: () => void) => void;

export interface PerTurnQueueOptions {
  /** Tasks that begin in one turn at most. */
  readonly most: number;
  /** Milliseconds after which no other begins in the same turn. */
  readonly budget: number;
  /** Milliseconds of any steady clock. */
  readonly now: () => number;
  /**
   * Does something in the next turn of the event loop, after all that has arrived meanwhile, and
   * what follows from it before the next such thing: `setImmediate`.
   */
  readonly nextTurn: (task: () => void) => void;
}

/**
 * Begins a few tasks in each turn of the event loop and no more, in the order in which they came.
 * Whatever does not stand in this line, such as a page of the site, waits for those few alone,
 * however many do.
 */
export function createPerTurnQueue({ most, budget, now, nextTurn }: PerTurnQueueOptions): Schedule {
  const waiting: (() => void)[] = [];
  let isAwaited = false;
  function awaitTurn(): void {
    if (isAwaited || waiting.length === 0) return;
    isAwaited = true;
    let end = 0;
    nextTurn(() => {
      end = now() + budget;
      begin();
    });
    for (let count = 1; count < most; count += 1) nextTurn(() => now() < end && begin());
    nextTurn(() => {
      isAwaited = false;
      awaitTurn();
    });
  }
  function begin(): void {
    waiting.shift()?.();
  }
  return (task) => {
    waiting.push(task);
    awaitTurn();
  };
}
