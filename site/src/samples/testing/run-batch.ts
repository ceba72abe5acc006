import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Batch } from "./one-batch.ts";
import { type ProgramResult, runProgram } from "./run-program.ts";

/**
 * Writes a batch into an empty folder and runs it.
 * @returns the result of the last command, or of the first one that failed
 */
export async function runBatch({ files, commands }: Batch, folder: string): Promise<ProgramResult> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  let result: ProgramResult = { exitCode: 0, output: "" };
  for (const [command, ...parameters] of commands) {
    result = await runProgram(command, parameters, folder);
    if (result.exitCode !== 0) break;
  }
  return result;
}
