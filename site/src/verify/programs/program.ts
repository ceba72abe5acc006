/** A program of a page, with everything that decides how it ends. */
export interface Program {
  /** "search.mts" */
  readonly title: string;
  readonly code: string;
  /** What calls it while it runs, where it is a server: a script for bash. */
  readonly trial?: string;
}

/** A request of a program, as the sandbox reads it. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds since the fixed day began to count. */
  readonly elapsed: number;
}

export interface Call extends SentCall {
  readonly status: number;
  /** Stands for the whole response: the same digest, the same bytes. */
  readonly response: string;
}

export interface ProgramResult {
  readonly exitCode: number;
  /** What it printed; of a server, what its trial printed. */
  readonly output: string;
  readonly errors: string;
  /** Why it did not end by itself, where it did not: "it used 60 s of processor time, …". */
  readonly stopped?: string;
  /** Of its code, where it failed; 1-based. */
  readonly failedAt?: number;
  readonly calls: readonly Call[];
}
