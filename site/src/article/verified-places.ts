import type { BuildReport } from "./build-report.ts";
import type { RecordedSearch } from "./recorded-search.ts";

/** What a block of code may claim about the build that publishes it. */
export type ProofMark =
  /** Its program ran, or printed it. */
  | "ran"
  | "printed"
  /** Its program ran elsewhere, and in this build the sandbox gave the same responses. */
  | "recorded"
  | "recordedOutput"
  | "notRun";

/** Marks by "file:line" of a block's fence. Blocks that belong to no program are absent. */
export type VerifiedPlaces = ReadonlyMap<string, ProofMark>;

export function placeOf(file: string, line: number | undefined): string {
  return `${file}:${line}`;
}

/** What a page may claim about the build that publishes it. */
export interface Proved {
  readonly places: VerifiedPlaces;
  readonly report?: BuildReport;
  readonly search?: RecordedSearch;
  /** Ids of the contract's examples that the sandbox returned. */
  readonly returned?: ReadonlySet<string>;
}
