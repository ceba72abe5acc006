import type { SampleRequest } from "./sample-request.ts";

export type SampleLanguage = "curl" | "javascript" | "typescript" | "python" | "go" | "java";

/** Prints a request as a whole program: saved to a file, it runs as it stands. */
export interface SampleGenerator {
  readonly id: SampleLanguage;
  readonly label: string;
  /** Grammar name for the highlighter. */
  readonly highlight: string;
  /** File name extension, without the dot. */
  readonly extension: string;
  /** Source text without a final line break. Every program ends in failure on a non-2xx answer. */
  readonly generate: (request: SampleRequest) => string;
}
