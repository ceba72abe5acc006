import { createContext } from "react";
import type { LineChanges } from "./line-changes.ts";

/** Which lines of the enclosed code block have changed, and which half of a pair the block is. */
export interface ChangedLines {
  readonly element: "del" | "ins";
  readonly changes: LineChanges;
}

/** Set for a code block that is half of a pair. */
export const ChangedLinesContext = createContext<ChangedLines | undefined>(undefined);
