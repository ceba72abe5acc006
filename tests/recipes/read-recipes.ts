import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A recipe of CONTRIBUTING.md: a section with numbered steps. */
export interface Recipe {
  /** "Add a page" */
  readonly title: string;
  /** Files that its steps say to write, in order: the bold code spans. */
  readonly files: readonly string[];
  /** Commands that its steps say to run, in order: code spans that start with npm or npx. */
  readonly commands: readonly string[];
}

const contributing = fileURLToPath(new URL("../../CONTRIBUTING.md", import.meta.url));

export function readRecipes(): readonly Recipe[] {
  const sections = readFileSync(contributing, "utf8").split(/^## /m).slice(1);
  return sections
    .map(readSection)
    .filter(({ steps }) => steps.length > 0)
    .map(readSteps);
}

interface Section {
  readonly title: string;
  readonly steps: readonly string[];
}

function readSection(text: string): Section {
  const [title = "", ...lines] = text.split("\n");
  return { title, steps: lines.filter((line) => /^\d+\. /.test(line)) };
}

function readSteps({ title, steps }: Section): Recipe {
  const all = (pattern: RegExp) =>
    steps.flatMap((step) => Array.from(step.matchAll(pattern), ([, found = ""]) => found));
  return { title, files: all(/\*\*`([^`]+)`\*\*/g), commands: all(/`((?:npm|npx) [^`]+)`/g) };
}
