/** Something a writer or an engineer has to mend, with the place and the nearest right thing. */
export interface Problem {
  /** Path as the reader of the message would open it: "site/content/docs/intro.md". */
  readonly file: string;
  /** 1-based; left out when the whole file is meant. */
  readonly line?: number;
  readonly message: string;
  /** What was probably meant. */
  readonly nearest?: string;
}

/** `site/content/docs/intro.md:12  Unknown directive "::feilds". Did you mean "fields"?` */
export function formatProblem({ file, line, message, nearest }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const hint = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
  return `${place}  ${message}${hint}`;
}
