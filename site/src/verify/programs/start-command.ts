import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { FIXED_DAY } from "../../base/dates/fixed-day.ts";
import { readProcessTable, treeBelow } from "./process-tree.ts";
import type { ProgramResult } from "./program.ts";

/** Folder of the preloads that skip timers and fix the day. */
export const PRELOAD = fileURLToPath(new URL("./preload", import.meta.url));

/** What a command may use, in milliseconds. A busy machine makes it slower, and takes none of it. */
export interface ProcessorLimits {
  /** Processor time of the command with all that it starts. */
  readonly processorMs: number;
  /** How long it may neither use a processor, nor wait for one, nor end. */
  readonly idleMs: number;
  /** How often both are looked at. */
  readonly intervalMs: number;
}

export interface Started {
  readonly ended: Promise<Omit<ProgramResult, "calls">>;
  readonly stop: () => void;
}

/**
 * Starts a command with the fixed day and without the proxies of the machine.
 * @param limits none for a step of our own, which takes as long as it takes
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

/** Stops a command that goes beyond its limits. `end` says which one that was. */
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

/** A shell that is stopped alone leaves what it started, which holds the output open. */
function killTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  for (const one of treeBelow(pid, readProcessTable()).pids) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}

function inWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 120 ? `${seconds} s` : `${seconds / 60} minutes`;
}
