import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { Block } from "./read-blocks.ts";

/** A problem in a block. @param line within its code, 0-based; without it, the fence's line */
export function blockProblem(
  { file, line: fence }: Block,
  message: string,
  nearest?: string,
  line?: number,
): Problem {
  return problem({ file, line: line === undefined ? fence : fence + 1 + line }, message, nearest);
}
