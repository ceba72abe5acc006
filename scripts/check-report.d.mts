export interface Checked {
  /** One line each. */
  readonly problems: readonly string[];
  readonly toRead: readonly {
    readonly file: string;
    readonly line: number;
    /** Empty for what stands before the first one. */
    readonly heading: string;
    readonly names: readonly string[];
  }[];
  /** How many translations differ from their originals. */
  readonly drifted?: number | undefined;
  /** "120 pages, 300 blocks of code" */
  readonly checked: string;
}

export declare function checkReport(checked: Checked, since: string | undefined): readonly string[];
