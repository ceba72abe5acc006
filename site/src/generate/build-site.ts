import { formatProblem } from "../../../contract/src/problems/problem.ts";
import { type BuildState, discard, STEPS } from "./steps.ts";

export interface BuildOptions {
  /** Where lines of progress and problems go. */
  readonly print: (line: string) => void;
  /** Milliseconds of any steady clock. */
  readonly now: () => number;
}

const DEFAULTS: BuildOptions = { print: (line) => console.log(line), now: () => performance.now() };

/**
 * Builds the whole site into `site/dist/`. A step that finds problems ends the build after it has
 * listed all of them.
 *
 * @returns whether the site was built
 */
export async function buildSite(
  initial: Partial<BuildState> = {},
  { print, now }: BuildOptions = DEFAULTS,
): Promise<boolean> {
  const started = now();
  let state: Partial<BuildState> = initial;
  for (const { name, run } of STEPS) {
    const before = now();
    const { problems = [], note = "", ...result } = await run(state as BuildState);
    state = { ...state, ...result };
    if (problems.length > 0) {
      print(`✗ ${name}: ${problems.length} to mend`);
      for (const problem of problems) print(`  ${formatProblem(problem)}`);
      await discard(state);
      return false;
    }
    print(`✓ ${name.padEnd(24)} ${seconds(now() - before)} ${note}`.trimEnd());
  }
  print(`Built in ${seconds(now() - started).trim()}.`);
  return true;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`.padStart(8);
}
