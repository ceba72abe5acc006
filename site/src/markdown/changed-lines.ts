import { createContext } from "react";
import type { LineChanges } from "./line-changes.ts";

/** Which lines of the code inside have changed, and which half of a pair it is. */
export interface ChangedLines {
  readonly element: "del" | "ins";
  readonly changes: LineChanges;
}

/** For a block of code that stands in a pair. */
export const ChangedLinesContext = createContext<ChangedLines | undefined>(undefined);
