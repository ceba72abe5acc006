import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { OperationId } from "../../../../contract/src/types.ts";
import type { RecordedSearch } from "../../article/recorded-search.ts";
import type { FixedSandbox } from "../../samples/fixed-sandbox.ts";
import type { BlockMistake } from "../../verify/blocks/block-mistake.ts";
import type { Call } from "../../verify/programs/program.ts";
import type { RecordedResults } from "../../verify/programs/recorded-results.ts";

/** What came of proving something: nothing to mend, or what is wrong. */
export interface Proof {
  readonly mistakes: readonly BlockMistake[];
  /** What a program printed. */
  readonly output?: string;
  /** What it called, where a machine may lack what it needs to run. */
  readonly calls?: readonly Call[];
  /** The operations that a program called. */
  readonly operations?: readonly OperationId[];
  /** A search from create to its end. */
  readonly search?: RecordedSearch;
  /** Ids of the examples that came back whole. */
  readonly returned?: readonly string[];
}

/** Proofs of earlier builds, and how their keys are made. */
export interface ProofContext {
  readonly recall: (key: string) => Proof | undefined;
  readonly keep: (key: string, proof: Proof) => void;
  /** A key that holds everything that a proof depends on: what is given, and the world. */
  readonly keyOf: (...parts: readonly string[]) => string;
  /** Made when something has to be proved. */
  readonly sandbox: () => FixedSandbox;
  /** Where a command is installed. */
  readonly findCommand: (command: string) => string | undefined;
  /** For programs whose commands are not. */
  readonly recorded: RecordedResults;
}

export function problemAt(file: string, line: number, { message, nearest }: BlockMistake): Problem {
  return problem({ file, line }, message, nearest);
}
