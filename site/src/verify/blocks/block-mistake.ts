import type { Mistake } from "../../../../contract/src/problems/problem.ts";

/** A mistake in a block or a program, with its position relative to the fence. */
export interface BlockMistake extends Mistake {
  /** Lines below the fence; 0 is the fence line itself. */
  readonly offset: number;
}
