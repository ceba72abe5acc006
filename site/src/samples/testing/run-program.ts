import { type ExecFileException, execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

export interface ProgramResult {
  readonly exitCode: number;
  readonly output: string;
}

/** The longest response, a list of all places, has more than a megabyte. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Runs a program without a shell and without the machine's proxies. */
export function runProgram(
  command: string,
  parameters: readonly string[],
  cwd?: string,
): Promise<ProgramResult> {
  const env = { ...process.env, NO_PROXY: "*", no_proxy: "*" };
  const options = { env, maxBuffer: MAX_OUTPUT_BYTES, ...(cwd !== undefined && { cwd }) };
  return new Promise((resolve) => {
    execFile(command, [...parameters], options, (error, stdout, stderr) => {
      resolve({ exitCode: error ? exitCodeOf(error) : 0, output: stdout + stderr });
    });
  });
}

function exitCodeOf({ code }: ExecFileException): number {
  return typeof code === "number" ? code : 1;
}

export function isInstalled(command: string): boolean {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.some((folder) => existsSync(join(folder, command)));
}
