import { existsSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Program } from "./program.ts";

const OF_PYTHON = ["python3"];
const OF_SHELL = ["bash", "curl"];

/** Commands that programs may need besides Node. */
export const COMMANDS: readonly string[] = [...OF_PYTHON, ...OF_SHELL];

/** The commands that a program needs besides Node. */
export function commandsOf({ title, trial }: Program): readonly string[] {
  if (title.endsWith(".py")) return OF_PYTHON;
  return title.endsWith(".sh") || trial !== undefined ? OF_SHELL : [];
}

/** The real path of a command, with links resolved, so that another version has another path. */
export function findCommand(command: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const file = folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
  return file && realpathSync(file);
}
