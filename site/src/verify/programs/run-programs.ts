import { randomInt } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FixedSandbox } from "../../samples/fixed-sandbox.ts";
import { SANDBOX } from "../../samples/sample-request.ts";
import {
  createLauncher,
  type Launcher,
  PRELOAD,
  type ProcessorLimits,
  type ProgramProcess,
} from "./create-launcher.ts";
import { installPackages } from "./install-packages.ts";
import type { Program, ProgramResult } from "./program.ts";
import { createSandboxPorts, type SandboxPort } from "./sandbox-ports.ts";
import { stripTypes } from "./strip-types.ts";

/** Enough that some start while others wait for the sandbox, which responds between two pages. */
const AT_ONCE = 4;

/**
 * Programs never wait for timers, so they are limited by CPU time, however busy the machine is. One
 * that uses none for minutes is waiting for something that never happens.
 */
const LIMITS: ProcessorLimits = { processorMs: 60_000, idleMs: 300_000, intervalMs: 1000 };

export interface RunOptions {
  /** Resolves once nothing else is running; programs that didn't end are retried then. */
  readonly alone?: Promise<unknown>;
  readonly limits?: ProcessorLimits;
}

/**
 * Runs programs against the sandbox, a few at a time, and retries those that didn't end, one by
 * one. Results are in the order of the programs.
 */
export async function runPrograms(
  programs: readonly Program[],
  sandbox: FixedSandbox,
  { alone = Promise.resolve(), limits = LIMITS }: RunOptions = {},
): Promise<readonly ProgramResult[]> {
  const folder = await mkdtemp(join(tmpdir(), "programs-"));
  const launcher = createLauncher(limits);
  try {
    await installPackages(folder);
    return await runIn(folder, programs, {
      openPort: createSandboxPorts(sandbox),
      launcher,
      alone,
    });
  } finally {
    launcher.close();
    await rm(folder, { recursive: true });
  }
}

interface Needs {
  readonly openPort: () => Promise<SandboxPort>;
  readonly launcher: Launcher;
  readonly alone: Promise<unknown>;
}

async function runIn(
  folder: string,
  programs: readonly Program[],
  { openPort, launcher, alone }: Needs,
): Promise<readonly ProgramResult[]> {
  const results: ProgramResult[] = [];
  const runAll = async (queue: [number, Program][]) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, program] = next;
      const port = await openPort();
      const file = join(folder, `${index}-${program.title}`);
      results[index] = await runProgram(program, file, port, launcher).finally(port.close);
    }
  };
  const queue = [...programs.entries()];
  await Promise.all(Array.from({ length: AT_ONCE }, () => runAll(queue)));
  const stoppedPrograms = [...programs.entries()].filter(
    ([index]) => results[index]?.stopped !== undefined,
  );
  if (stoppedPrograms.length > 0) {
    await alone;
    await runAll(stoppedPrograms);
  }
  return results;
}

async function runProgram(
  { title, code, trial }: Program,
  file: string,
  port: SandboxPort,
  launcher: Launcher,
): Promise<ProgramResult> {
  const writtenPort = /\.listen\((\d+)/.exec(code)?.[1];
  const listens = writtenPort && { written: writtenPort, free: String(await freePort()) };
  const local = (text: string) => {
    const hosted = text.replaceAll(SANDBOX.baseUrl, port.url);
    return listens ? hosted.replaceAll(listens.written, listens.free) : hosted;
  };
  const started = await startProgram(title, local(code), file, launcher);
  if (listens && trial !== undefined) {
    if (!(await isListening(Number(listens.free), started.ended))) {
      const ended = await started.ended;
      const stopped = ended.stopped && `${ended.stopped}, and never listened on ${listens.written}`;
      return { ...ended, ...(stopped !== undefined && { stopped }), calls: port.calls };
    }
    const trialResult = await launcher.start("bash", ["-euc", local(trial)]).ended;
    started.stop();
    const { stopped = trialResult.stopped } = await started.ended;
    return { ...trialResult, ...waitedFor(stopped, port), calls: port.calls };
  }
  const { errors, stopped, ...ended } = await started.ended;
  const failedAt = lineIn(errors, title);
  return {
    ...ended,
    errors,
    ...waitedFor(stopped, port),
    ...(failedAt !== undefined && { failedAt }),
    calls: port.calls,
  };
}

/** Why a program was stopped, with what it was waiting for. */
function waitedFor(stopped: string | undefined, port: SandboxPort): { readonly stopped?: string } {
  if (stopped === undefined) return {};
  const pending = port.pending();
  if (pending.length > 0) {
    return { stopped: `${stopped}, waiting for a response to ${pending.join(", ")}` };
  }
  const lastCall = port.calls.at(-1);
  const progress = lastCall
    ? `after ${lastCall.method} ${lastCall.path} → ${lastCall.status}`
    : "before its first call";
  return { stopped: `${stopped}, ${progress}` };
}

/** The program's own line: the last in a Python traceback, the first in a JavaScript stack. */
function lineIn(errors: string, title: string): number | undefined {
  const python = Array.from(errors.matchAll(/File "([^"]*)", line (\d+)/g))
    .filter(([, path = ""]) => path.endsWith(title))
    .at(-1);
  const stack = Array.from(errors.matchAll(/([^\s/(]+):(\d+)/g));
  const script = stack.find(([, path = ""]) => path.endsWith(title));
  const [, , line] = python ?? script ?? [];
  return line === undefined ? undefined : Number(line);
}

/**
 * A free port below those that systems give out. One that `listen(0)` found is given out again, to a
 * sandbox for another program, before this program listens on it.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

/** Waits until a port is listened on; returns false if the program ends first. */
async function isListening(port: number, ended: Promise<unknown>): Promise<boolean> {
  const state = { over: false };
  void ended.then(() => {
    state.over = true;
  });
  while (!state.over) {
    const connected = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.end());
    });
    if (connected) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/** Starts a copy of the code as a reader would start it, in each language. */
async function startProgram(
  title: string,
  code: string,
  file: string,
  launcher: Launcher,
): Promise<ProgramProcess> {
  if (/\.(py|sh)$/.test(title)) {
    await writeFile(file, code);
    return title.endsWith(".py")
      ? launcher.start("python3", [file])
      : launcher.start("bash", ["-eu", file]);
  }
  const { script, errors } = await stripTypes(code, title);
  if (errors !== "") {
    return { ended: Promise.resolve({ exitCode: 1, output: "", errors }), stop: () => {} };
  }
  const path = file.replace(/\.\w+$/, ".mjs");
  await writeFile(path, script);
  const preload = join(PRELOAD, "still-time.mjs");
  const options = ["--enable-source-maps", "--import", preload, path];
  return launcher.start(process.execPath, options);
}
