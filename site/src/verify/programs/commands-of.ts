import { existsSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Program } from "./program.ts";

/** The commands that a program needs, none of which is Node. */
export function commandsOf({ title, trial }: Program): readonly string[] {
  if (title.endsWith(".py")) return ["python3"];
  return title.endsWith(".sh") || trial !== undefined ? ["bash", "curl"] : [];
}

/** Where a command is installed, links followed, so that another version is another path. */
export function findCommand(command: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const file = folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
  return file && realpathSync(file);
}
