/** A program of a page, with everything that decides how it ends. */
export interface Program {
  /** "search.mts" */
  readonly title: string;
  readonly code: string;
  /** What calls it while it runs, where it is a server: a script for bash. */
  readonly trial?: string;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

export interface ProgramResult {
  readonly exitCode: number;
  /** What it printed; of a server, what its trial printed. */
  readonly output: string;
  readonly errors: string;
  /** Of its code, where it failed; 1-based. */
  readonly failedAt?: number;
  readonly calls: readonly Call[];
}
