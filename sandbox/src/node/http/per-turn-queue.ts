/** Starts a task when its turn comes. */
export type Schedule = (task: () => void) => void;

export interface PerTurnQueueOptions {
  /** Maximum number of tasks started in one turn. */
  readonly most: number;
  /** Milliseconds after which no further task starts in the same turn. */
  readonly budget: number;
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
  /**
   * Runs a task in the next turn of the event loop, after events that have arrived meanwhile; its
   * microtasks run before the next such task: `setImmediate`.
   */
  readonly nextTurn: (task: () => void) => void;
}

/**
 * Starts only a few tasks in each turn of the event loop, in order of arrival. Anything that is not
 * in this queue, such as a page of the site, waits for those few alone, however long the queue is.
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
