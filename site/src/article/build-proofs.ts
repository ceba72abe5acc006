import type { BuildReport } from "./build-report.ts";
import type { ProofMarks } from "./proof-marks.ts";
import type { RecordedSearch } from "./recorded-search.ts";

/** What a page may claim about the build that publishes it. */
export interface BuildProofs {
  readonly marks: ProofMarks;
  readonly report?: BuildReport;
  readonly search?: RecordedSearch;
  /** Ids of the contract's examples that the sandbox returned. */
  readonly returned?: ReadonlySet<string>;
}
