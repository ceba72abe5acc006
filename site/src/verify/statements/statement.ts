/** What is true, and where somebody wrote it down. */
export interface Statement {
  /** As a writer is told it: "retryAfter: seconds." */
  readonly text: string;
  /** site/src/verify/statements/errors.ts, 26 */
  readonly at: { readonly file: string; readonly line: number };
}
