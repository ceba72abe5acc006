/** What a block of code may claim about the build that publishes it. */
export type ProofMark =
  /** Its program ran, or printed it. */
  | "ran"
  | "printed"
  /** Its program ran elsewhere, and in this build the sandbox gave the same responses. */
  | "recorded"
  | "recordedOutput"
  | "notRun";

/** Marks by `blockKey`. Blocks that belong to no program are absent. */
export type ProofMarks = ReadonlyMap<string, ProofMark>;

/** "file:line" of a block's fence. */
export function blockKey(file: string, line: number | undefined): string {
  return `${file}:${line}`;
}
