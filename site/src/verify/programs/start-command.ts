import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { FIXED_DAY } from "../../base/dates/fixed-day.ts";
import { readProcessTable, treeBelow } from "./process-tree.ts";
import type { ProgramResult } from "./program.ts";

/** Folder of the preloads that skip timers and fix the day. */
export const PRELOAD = fileURLToPath(new URL("./preload", import.meta.url));

/** Limits of a command in milliseconds, which a slow or busy machine doesn't use up. */
export interface ProcessorLimits {
  /** CPU time of the command and all its descendants. */
  readonly processorMs: number;
  /** How long it may neither use a CPU nor wait for one. */
  readonly idleMs: number;
  /** How often both are checked. */
  readonly intervalMs: number;
}

export interface Started {
  readonly ended: Promise<Omit<ProgramResult, "calls">>;
  readonly stop: () => void;
}

/**
 * Starts a command with the fixed day and without the machine's proxies.
 * @param limits none for a step of the build itself, which may take any time
 */
export function startCommand(
  command: string,
  parameters: readonly string[],
  limits?: ProcessorLimits,
): Started {
  const env = {
    PATH: process.env.PATH,
    NO_PROXY: "*",
    no_proxy: "*",
    FIXED_DAY: String(FIXED_DAY),
    PYTHONPATH: PRELOAD,
    PYTHONDONTWRITEBYTECODE: "1",
    TZ: "UTC",
  };
  const child = spawn(command, [...parameters], { env, stdio: ["ignore", "pipe", "pipe"] });
  const watch = limits && watchProcessor(child, limits);
  let isStopped = false;
  const ended = new Promise<Omit<ProgramResult, "calls">>((resolve) => {
    let output = "";
    let errors = "";
    child.stdout.on("data", (data) => {
      output += data;
    });
    child.stderr.on("data", (data) => {
      errors += data;
    });
    child.on("error", (error) => resolve({ exitCode: 1, output, errors: String(error) }));
    child.on("close", (code, signal) => {
      const limit = watch?.end();
      const stopped = limit ?? (signal && !isStopped ? `it was ended by ${signal}` : undefined);
      resolve({ exitCode: code ?? 1, output, errors, ...(stopped !== undefined && { stopped }) });
    });
  });
  const stop = () => {
    isStopped = true;
    killTree(child);
  };
  return { ended, stop };
}

/** Stops a command that exceeds its limits. `end` returns which one. */
function watchProcessor(child: ChildProcess, { processorMs, idleMs, intervalMs }: ProcessorLimits) {
  let used = 0;
  let idle = 0;
  let reason: string | undefined;
  const timer = setInterval(() => {
    const { processorMs: now, isRunnable } = treeBelow(child.pid ?? 0, readProcessTable());
    idle = now === used && !isRunnable ? idle + intervalMs : 0;
    used = now;
    if (used >= processorMs) reason = `it used ${inWords(processorMs)} of processor time`;
    else if (idle >= idleMs) reason = `it did nothing for ${inWords(idleMs)}`;
    if (reason !== undefined) killTree(child);
  }, intervalMs);
  return {
    end: () => {
      clearInterval(timer);
      return reason;
    },
  };
}

/** Kills the whole tree: the children of a killed shell would live on and keep its output open. */
function killTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  for (const one of treeBelow(pid, readProcessTable()).pids) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // It has already ended.
    }
  }
}

function inWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 120 ? `${seconds} s` : `${seconds / 60} minutes`;
}
