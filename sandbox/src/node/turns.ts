/** How a task begins when its turn comes. */
export type TakeTurn = (task: () => void) => void;

/**
 * Begins a few tasks in each turn of the event loop and no more, in the order in which they came.
 * Whatever does not stand in this line, such as a page of the site, waits for those few alone,
 * however many do.
 *
 * @param nextTurn does something after all that has arrived meanwhile: `setImmediate`
 */
export function createTurns(perTurn: number, nextTurn: (task: () => void) => void): TakeTurn {
  let waiting: (() => void)[] = [];
  let isAwaited = false;
  function turn(): void {
    isAwaited = false;
    const tasks = waiting.slice(0, perTurn);
    waiting = waiting.slice(perTurn);
    awaitTurn();
    for (const task of tasks) task();
  }
  function awaitTurn(): void {
    if (isAwaited || waiting.length === 0) return;
    isAwaited = true;
    nextTurn(turn);
  }
  return (task) => {
    waiting.push(task);
    awaitTurn();
  };
}
