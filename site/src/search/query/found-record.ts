import type { PageRow } from "../index/index-file.ts";
import type { RecordKind } from "../records/record.ts";

/** A record as the worker reads it back. */
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
  /** How many steps its name has: the shallower of two is the more likely. */
  readonly depth: number;
}
