import type { Source } from "../model.ts";

/** One thing that is wrong in a specification file. */
export interface Problem extends Source {
  readonly message: string;
}

/** Collects a problem; reading goes on, so that one run names everything there is to mend. */
export type Report = (problem: Problem) => void;

/** Thrown once, at the end of reading, with every problem on a line of its own. */
export class ContractError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
    super(`The contract has ${problems.length} problem(s):\n${lines.join("\n")}`);
    this.name = "ContractError";
    this.problems = problems;
  }
}
