import { type ExecFileException, execFile } from "node:child_process";

export interface ProgramResult {
  readonly exitCode: number;
  readonly output: string;
}

/** Runs a program without a shell and without the proxies of the machine. */
export function runProgram(command: string, parameters: readonly string[]): Promise<ProgramResult> {
  const env = { ...process.env, NO_PROXY: "*", no_proxy: "*" };
  return new Promise((resolve) => {
    execFile(command, [...parameters], { env }, (error, stdout, stderr) => {
      resolve({ exitCode: error ? exitCodeOf(error) : 0, output: stdout + stderr });
    });
  });
}

function exitCodeOf({ code }: ExecFileException): number {
  return typeof code === "number" ? code : 1;
}

export async function isInstalled(
  command: string,
  parameters: readonly string[],
): Promise<boolean> {
  return (await runProgram(command, parameters)).exitCode === 0;
}
