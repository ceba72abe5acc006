export interface Since {
  readonly since?: string;
  /** What is wrong with the arguments. */
  readonly problem?: string;
}

export declare function readSince(
  written: readonly string[],
  isCommit: (name: string) => boolean,
): Since;
