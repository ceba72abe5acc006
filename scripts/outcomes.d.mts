import type { TestCounts } from "./count-tests.mjs";

export interface Outcome {
  readonly isGood: boolean;
  /** A line for whoever ran the command, if there is something to say. */
  readonly says?: string;
}

export declare function buildOutcome(status: number | null, signal: string | null): Outcome;
export declare function checkOutcome(problems: number): Outcome;
export declare function samplesOutcome(programs: number, problems: number): Outcome;
export declare function testsOutcome(counts: TestCounts): Outcome;
export declare function count(size: number, noun: string): string;
