import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** A process with all its descendants. */
export interface ProcessTree {
  readonly pids: readonly number[];
  /** CPU time used so far in milliseconds, including that of children that have ended. */
  readonly processorMs: number;
  /** Whether one of them runs or waits for a CPU, rather than for an event. */
  readonly isRunnable: boolean;
}

/** A row of the process table; times in milliseconds. */
export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly processorMs: number;
  readonly isRunnable: boolean;
}

/** Linux counts CPU time in hundredths of a second, on every architecture. */
const TICK_MS = 10;

/** The tree below a process, from the table of all processes. */
export function treeBelow(pid: number, table: readonly ProcessRow[]): ProcessTree {
  const pids = new Set([pid]);
  for (let size = 0; size !== pids.size; ) {
    size = pids.size;
    for (const row of table) if (pids.has(row.parent)) pids.add(row.pid);
  }
  const rows = table.filter((row) => pids.has(row.pid));
  return {
    pids: [...pids],
    processorMs: rows.reduce((sum, { processorMs }) => sum + processorMs, 0),
    isRunnable: rows.some(({ isRunnable }) => isRunnable),
  };
}

/** The process table of this machine: from `/proc` on Linux, else from POSIX `ps`. */
export function readProcessTable(): readonly ProcessRow[] {
  if (process.platform !== "linux") {
    return parsePs(
      execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat=,time="], { encoding: "utf8" }),
    );
  }
  return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? readStat(name) : []));
}

function readStat(pid: string): readonly ProcessRow[] {
  try {
    return [parseStat(readFileSync(`/proc/${pid}/stat`, "utf8"))];
  } catch {
    // The process has ended since the folder was listed.
    return [];
  }
}

/** Parses `/proc/<pid>/stat`. The name in brackets can have any characters, so it is skipped. */
export function parseStat(text: string): ProcessRow {
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(fields[1]),
    processorMs: ticks * TICK_MS,
    isRunnable: isRunnable(fields[0]),
  };
}

/** Parses lines of `ps -o pid=,ppid=,stat=,time=`: "  501     1 S+     1:02.50" */
export function parsePs(text: string): readonly ProcessRow[] {
  return text.split("\n").flatMap((line) => {
    const [pid, parent, state, time] = line.trim().split(/\s+/);
    if (time === undefined) return [];
    const [rest = "", days = "0"] = time.split("-").reverse();
    const seconds = rest.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    const processorMs = (Number(days) * 86_400 + seconds) * 1000;
    return [
      { pid: Number(pid), parent: Number(parent), processorMs, isRunnable: isRunnable(state) },
    ];
  });
}

/** Running, waiting for a CPU, or for a disk. */
function isRunnable(state = ""): boolean {
  return /^[RDU]/.test(state);
}
