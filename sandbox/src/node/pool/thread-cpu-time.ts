import { readFileSync, readlinkSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;
/** Of the fields behind the name, which may hold anything. */
const USER = 11;
const SYSTEM = 12;

/** The number that Linux gives the thread that calls this; undefined elsewhere: "1234/task/1240" → 1240. */
export function currentThread(): number | undefined {
  try {
    return Number(readlinkSync("/proc/thread-self").split("/").at(-1));
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds of processor time that a thread of this process has had, read from outside: a thread
 * at work answers nothing. Undefined where the system does not tell. Node's own `worker.cpuUsage()`
 * came with 22.20 and 24.6.
 */
export function threadCpuTime(thread: number | undefined): number | undefined {
  if (thread === undefined) return undefined;
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
    return Number.isFinite(ticks) ? ticks * MILLISECONDS_PER_TICK : undefined;
  } catch {
    return undefined;
  }
}
