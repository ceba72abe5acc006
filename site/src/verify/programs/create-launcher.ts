import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { FIXED_DAY } from "../../base/dates/fixed-day.ts";
import { readProcessTable, treeBelow } from "./process-tree.ts";
import type { ProgramResult } from "./program.ts";

/** Folder of the preloads that skip timers and fix the day. */
export const PRELOAD = fileURLToPath(new URL("./preload", import.meta.url));

const LAUNCHER = fileURLToPath(new URL("./launcher.mjs", import.meta.url));

/** Limits of a command in milliseconds, which a slow or busy machine doesn't use up. */
export interface ProcessorLimits {
  /** CPU time of the command and all its descendants. */
  readonly processorMs: number;
  /** How long it may neither use a CPU nor wait for one. */
  readonly idleMs: number;
  /** How often both are checked. */
  readonly intervalMs: number;
}

export interface ProgramProcess {
  readonly ended: Promise<Omit<ProgramResult, "calls">>;
  readonly stop: () => void;
}

export interface Launcher {
  readonly start: (command: string, parameters: readonly string[]) => ProgramProcess;
  /** Ends the launcher, and what it has started. */
  readonly close: () => void;
}

/** What the launcher's process sends: the ID of a process that has started, then how it ended. */
interface Message {
  readonly id: number;
  readonly pid?: number;
  readonly exit?: Exit;
}

interface Exit {
  readonly code: number | null;
  readonly signal?: string | null;
  readonly output: string;
  readonly errors: string;
}

/**
 * Starts commands with the fixed day and without the machine's proxies.
 * @param limits none for a step of the build itself, which may take any time
 */
export function createLauncher(limits?: ProcessorLimits): Launcher {
  const env = {
    PATH: process.env.PATH,
    NO_PROXY: "*",
    no_proxy: "*",
    FIXED_DAY: String(FIXED_DAY),
    PYTHONPATH: PRELOAD,
    PYTHONDONTWRITEBYTECODE: "1",
    TZ: "UTC",
  };
  const launcher = fork(LAUNCHER, { env, execArgv: [] });
  const receivers = new Map<number, (message: Message) => void>();
  launcher.on("message", (message: Message) => receivers.get(message.id)?.(message));
  launcher.on("exit", (code, signal) => {
    const exit = failure(`The launcher of programs ended with ${signal ?? code}.`);
    for (const [id, receive] of receivers) receive({ id, exit });
  });
  let started = 0;
  return {
    start: (command, parameters) => {
      started += 1;
      const id = started;
      let pid: number | undefined;
      let isStopped = false;
      const watch = limits && watchProcessor(() => pid, limits);
      const ended = new Promise<Exit>((resolve) => {
        receivers.set(id, (message) => {
          pid = message.pid ?? pid;
          if (message.pid !== undefined && isStopped) killTree(message.pid);
          if (message.exit) resolve(message.exit);
        });
        launcher.send({ id, command, parameters }, (error) => {
          if (error) resolve(failure(String(error)));
        });
      });
      return {
        ended: ended.then(({ code, signal, output, errors }) => {
          receivers.delete(id);
          const limit = watch?.end();
          const stopped = limit ?? (signal && !isStopped ? `it was ended by ${signal}` : undefined);
          return { exitCode: code ?? 1, output, errors, ...(stopped !== undefined && { stopped }) };
        }),
        stop: () => {
          isStopped = true;
          if (pid !== undefined) killTree(pid);
        },
      };
    },
    close: () => {
      if (launcher.connected) launcher.disconnect();
    },
  };
}

function failure(errors: string): Exit {
  return { code: 1, output: "", errors };
}

/** Stops a command that exceeds its limits. `end` returns which one. */
function watchProcessor(
  pidOf: () => number | undefined,
  { processorMs, idleMs, intervalMs }: ProcessorLimits,
) {
  let used = 0;
  let idle = 0;
  let reason: string | undefined;
  const timer = setInterval(() => {
    const pid = pidOf();
    if (pid === undefined) return;
    const { processorMs: now, isRunnable } = treeBelow(pid, readProcessTable());
    idle = now === used && !isRunnable ? idle + intervalMs : 0;
    used = now;
    if (used >= processorMs) reason = `it used ${formatDuration(processorMs)} of processor time`;
    else if (idle >= idleMs) reason = `it did nothing for ${formatDuration(idleMs)}`;
    if (reason !== undefined) killTree(pid);
  }, intervalMs);
  return {
    end: () => {
      clearInterval(timer);
      return reason;
    },
  };
}

/** Kills the whole tree: the children of a killed shell would live on and keep its output open. */
function killTree(pid: number): void {
  for (const one of treeBelow(pid, readProcessTable()).pids) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // It has already ended.
    }
  }
}

function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 120 ? `${seconds} s` : `${seconds / 60} minutes`;
}
