import type { BuildReport } from "./build-report.ts";

/**
 * What a build proved of the code of pages, by "file:line" of a block's fence: that the program it is
 * part of ran, or that a program printed it.
 */
export type ProvedPlaces = ReadonlyMap<string, "ran" | "printed">;

export function placeOf(file: string, line: number | undefined): string {
  return `${file}:${line}`;
}

/** What a page may claim of the build that publishes it. */
export interface Proved {
  readonly places: ProvedPlaces;
  readonly report?: BuildReport;
}
