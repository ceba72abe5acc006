/** A true statement, and where it is written. */
export interface Statement {
  /** As shown to writers: "retryAfter: seconds." */
  readonly text: string;
  /** site/src/verify/statements/errors.ts, 26 */
  readonly at: { readonly file: string; readonly line: number };
}
