import type { Mistake } from "../../../../contract/src/problems/problem.ts";

/** A mistake in a block or a program, wherever in the pages it stands. */
export interface BlockMistake extends Mistake {
  /** Lines below the fence; 0 is the fence itself. */
  readonly offset: number;
}
