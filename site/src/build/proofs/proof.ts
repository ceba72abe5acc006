import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { OperationId } from "../../../../contract/src/types.ts";
import type { RecordedSearch } from "../../article/recorded-search.ts";
import type { FixedSandbox } from "../../samples/fixed-sandbox.ts";
import type { BlockMistake } from "../../verify/blocks/block-mistake.ts";
import type { Call, Program, ProgramResult } from "../../verify/programs/program.ts";
import type { RecordedResults } from "../../verify/programs/recorded-results.ts";

/** The result of a proof: its mistakes, if any, and what was observed. */
export interface Proof {
  readonly mistakes: readonly BlockMistake[];
  /** What a program printed. */
  readonly output?: string;
  /** The calls of a program that some machines cannot run. */
  readonly calls?: readonly Call[];
  /** The operations that a program called. */
  readonly operations?: readonly OperationId[];
  /** A recorded search, from create to completion. */
  readonly search?: RecordedSearch;
  /** Ids of the examples that were returned exactly. */
  readonly returned?: readonly string[];
}

/** Proofs of earlier builds. */
export interface KnownProofs {
  readonly recall: (key: string) => Proof | undefined;
  readonly keep: (key: string, proof: Proof) => void;
  /** A key for everything that a proof depends on: the parts, the sources and the fixed day. */
  readonly keyOf: (...parts: readonly string[]) => string;
}

/** Proofs of earlier builds, and what making new ones needs. */
export interface ProofContext extends KnownProofs {
  /** Created on first use. */
  readonly sandbox: () => FixedSandbox;
  /** Runs programs; those that didn't end are retried once `alone` resolves. */
  readonly runPrograms: (
    programs: readonly Program[],
    alone: Promise<unknown>,
  ) => Promise<readonly ProgramResult[]>;
  /** The path of an installed command. */
  readonly findCommand: (command: string) => string | undefined;
  /** Recorded results of programs whose commands are not installed. */
  readonly recorded: RecordedResults;
}

export function problemAt(file: string, line: number, { message, nearest }: BlockMistake): Problem {
  return problem({ file, line }, message, nearest);
}
