import type { PageRow } from "../index/index-file.ts";
import type { RecordKind } from "../records/record.ts";

/** A record as the worker reads it from the index. */
export interface FoundRecord {
  readonly kind: RecordKind;
  readonly page: PageRow;
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
  readonly names: readonly string[];
  readonly owner: string;
  readonly became: string;
  readonly badge: string;
  readonly further: number;
  /** The number of dots in its anchor; of two records, the shallower is the more likely. */
  readonly depth: number;
}
