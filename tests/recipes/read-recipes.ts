import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A recipe of CONTRIBUTING.md: a section with numbered steps. */
export interface Recipe {
  /** Files that its steps tell to write, in order: the bold code spans. */
  readonly files: readonly string[];
  /** Commands that its steps tell to run, in order: code spans that begin with npm or npx. */
  readonly commands: readonly string[];
}

const contributing = fileURLToPath(new URL("../../CONTRIBUTING.md", import.meta.url));

/** @param title of the section: "Add a page" */
export function readRecipe(title: string): Recipe {
  const sections = readFileSync(contributing, "utf8").split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${title}\n`)) ?? "";
  const steps = section.split("\n").filter((line) => /^\d+\. /.test(line));
  const all = (pattern: RegExp) =>
    steps.flatMap((step) => Array.from(step.matchAll(pattern), ([, found = ""]) => found));
  return { files: all(/\*\*`([^`]+)`\*\*/g), commands: all(/`((?:npm|npx) [^`]+)`/g) };
}
