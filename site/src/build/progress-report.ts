import {
  compareByLocation,
  formatProblem,
  type Problem,
} from "../../../contract/src/problems/problem.ts";

export interface Terminal {
  /** Prints a line of progress or a problem. */
  readonly print: (line: string) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

export interface ProgressReport {
  /** Prints a finished step, or its problems, each once. Returns whether to continue. */
  readonly done: (step: string, problems: readonly Problem[], note?: string) => boolean;
  readonly finish: () => void;
}

/** Prints a line for each step with the time since the previous one. */
export function createProgressReport({ print, now }: Terminal): ProgressReport {
  const started = now();
  let before = started;
  return {
    done: (step, problems, note = "") => {
      const lines = [...new Set(problems.toSorted(compareByLocation).map(formatProblem))];
      const took = seconds(now() - before);
      before = now();
      if (lines.length === 0) print(`✓ ${step.padEnd(24)} ${took} ${note}`.trimEnd());
      else for (const line of [`✗ ${step}: ${count(lines)}`, ...lines.map(indent)]) print(line);
      return lines.length === 0;
    },
    finish: () => print(`Built in ${seconds(now() - started).trim()}.`),
  };
}

function count({ length }: readonly string[]): string {
  return length === 1 ? "1 problem" : `${length} problems`;
}

function indent(line: string): string {
  return `  ${line}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`.padStart(8);
}
