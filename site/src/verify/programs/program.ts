/** A program of a page, with everything that its result depends on. */
export interface Program {
  /** "search.mts" */
  readonly title: string;
  readonly code: string;
  /** For a server: a Bash script that calls it while it runs. */
  readonly trial?: string;
}

/** A request of a program, as the sandbox receives it. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds since the start of the fixed day's clock. */
  readonly elapsed: number;
}

export interface Call extends SentCall {
  readonly status: number;
  /** Digest of the whole response: the same digest means the same bytes. */
  readonly response: string;
}

export interface ProgramResult {
  readonly exitCode: number;
  /** What it printed; for a server, what its trial printed. */
  readonly output: string;
  readonly errors: string;
  /** Why it was stopped, if it didn't end by itself: "it used 60 s of processor time, …". */
  readonly stopped?: string;
  /** The line of its code that failed, 1-based. */
  readonly failedAt?: number;
  readonly calls: readonly Call[];
}
