import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { FIXED_DAY } from "../dates/fixed-day.ts";
import type { ProgramResult } from "./program.ts";

/** The folder of what is loaded before a program, so that nobody waits and the day is fixed. */
export const PRELOAD = fileURLToPath(new URL("./preload", import.meta.url));

/** Nothing waits, so what runs longer never ends, on a busy machine either. */
const LONGEST = 120_000;

export interface Started {
  readonly ended: Promise<Omit<ProgramResult, "calls">>;
  readonly stop: () => void;
}

/** Starts a command with the fixed day and without the proxies of the machine. */
export function startCommand(command: string, parameters: readonly string[]): Started {
  const env = {
    PATH: process.env.PATH,
    NO_PROXY: "*",
    no_proxy: "*",
    FIXED_DAY: String(FIXED_DAY),
    PYTHONPATH: PRELOAD,
    PYTHONDONTWRITEBYTECODE: "1",
    TZ: "UTC",
  };
  const child = spawn(command, [...parameters], { env, timeout: LONGEST });
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
      const ended = signal ? `${errors}It was ended by ${signal}.` : errors;
      resolve({ exitCode: code ?? 1, output, errors: ended });
    });
  });
  return { ended, stop: () => void child.kill() };
}
