import { readlinkSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/** So much less than the process: others go first, and on a busy machine it still gets its part. */
const STEP = 4;

/**
 * Lets other threads of the machine go before the one that calls this, where they want the same
 * core. Linux gives each thread a number and a priority of its own; elsewhere nothing happens.
 */
export function lowerPriority(): void {
  const thread = ownThread();
  if (thread === undefined) return;
  try {
    setPriority(thread, Math.min(getPriority(thread) + STEP, constants.priority.PRIORITY_LOW));
  } catch {
    // Who runs the server may have forbidden it: then all are equal.
  }
}

/** "1234/task/1240" → 1240 */
function ownThread(): number | undefined {
  try {
    return Number(readlinkSync("/proc/thread-self").split("/").at(-1));
  } catch {
    return undefined;
  }
}
