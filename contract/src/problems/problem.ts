/** What is wrong and what was probably meant, without the location. */
export interface Mistake {
  /** One or more full sentences. */
  readonly message: string;
  /** The nearest valid name or value. */
  readonly nearest?: string;
}

/** A mistake with its location, for a writer or an engineer to fix. */
export interface Problem extends Mistake {
  /** Path from the root of the repository: "site/content/docs/intro.md". */
  readonly file: string;
  /** 1-based; omitted if the problem is about the whole file. */
  readonly line?: number;
}

/** Collects a problem without stopping, so that one run reports everything there is to fix. */
export type Report = (problem: Problem) => void;

export function mistake(message: string, nearest?: string): Mistake {
  return nearest === undefined ? { message } : { message, nearest };
}

/** Where a text starts. Line breaks in the text are added to the line. */
export interface SourceLocation {
  readonly file: string;
  readonly line?: number | undefined;
}

/** problem({ file: "a.md", line: 3 }, 'Unknown language "pyton".', "python") */
export function problem(
  { file, line }: SourceLocation,
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

/** For `toSorted`: by file, then by line. */
export function compareByLocation(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
}
