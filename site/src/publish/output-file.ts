export interface OutputFile {
  /** "docs/intro/index.html" */
  readonly name: string;
  readonly body: string | Uint8Array;
  /** The body before placeholders were filled in, for a server that fills it in again. */
  readonly written?: string;
}
