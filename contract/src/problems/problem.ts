/** What is wrong and what was probably meant, without its location. */
export interface Mistake {
  /** One or more whole sentences. */
  readonly message: string;
  /** The nearest right thing. */
  readonly nearest?: string;
}

/** A mistake with its place: what a writer or an engineer has to mend. */
export interface Problem extends Mistake {
  /** Path as the reader of the message would open it: "site/content/docs/intro.md". */
  readonly file: string;
  /** 1-based; left out when the whole file is meant. */
  readonly line?: number;
}

/** Collects a problem; work goes on, so that one run names everything there is to mend. */
export type Report = (problem: Problem) => void;

export function mistake(message: string, nearest?: string): Mistake {
  return nearest === undefined ? { message } : { message, nearest };
}

/** problem({ file: "a.md", line: 3 }, 'Unknown language "pyton".', "python") */
export function problem(
  { file, line }: { readonly file: string; readonly line?: number | undefined },
  message: string,
  nearest?: string,
): Problem {
  return { file, ...(line !== undefined && { line }), ...mistake(message, nearest) };
}

/** `site/content/docs/intro.md:12  Unknown directive "::feilds". Did you mean "fields"?` */
export function formatProblem({ file, line, message, nearest }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const hint = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
  return `${place}  ${message}${hint}`;
}

/** For `toSorted`: file by file, each from its first line on. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
}
