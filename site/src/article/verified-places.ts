import type { BuildReport } from "./build-report.ts";
import type { RecordedSearch } from "./recorded-search.ts";

/** What a block of code may say of the build that publishes it. */
export type ProofMark =
  /** The program it is part of ran, or printed it. */
  | "ran"
  | "printed"
  /** It ran elsewhere, and in this build the sandbox responded to it in the same way. */
  | "recorded"
  | "recordedOutput"
  | "notRun";

/** By "file:line" of a block's fence. Blocks that are no program's are in none. */
export type VerifiedPlaces = ReadonlyMap<string, ProofMark>;

export function placeOf(file: string, line: number | undefined): string {
  return `${file}:${line}`;
}

/** What a page may claim of the build that publishes it. */
export interface Proved {
  readonly places: VerifiedPlaces;
  readonly report?: BuildReport;
  readonly search?: RecordedSearch;
  /** Ids of the contract's examples that the sandbox returned. */
  readonly returned?: ReadonlySet<string>;
}
