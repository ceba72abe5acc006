export interface OutputFile {
  /** "docs/intro/index.html" */
  readonly name: string;
  readonly body: string | Uint8Array;
  /** What the body was filled in from, for a server that fills it in again. */
  readonly written?: string;
}
