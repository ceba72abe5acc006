import type { SampleRequest } from "./sample-request.ts";

/** A language of samples. It prints a request as a whole program: saved to a file, it runs. */
export interface SampleGenerator {
  /** In addresses, "?lang=go", and behind the fence of a code block. */
  readonly id: string;
  readonly label: string;
  /** The highlighter's name for the language. */
  readonly grammar: string;
  /** File name extension, without the dot. */
  readonly extension: string;
  /** The command that runs a saved sample; the file's name goes behind it. */
  readonly run: readonly [command: string, ...parameters: string[]];
  /** What running needs besides Node: each command with the Debian package that brings it. */
  readonly needs: Readonly<Record<string, string>>;
  /** Source text without a final line break. Every program ends in failure on a non-2xx answer. */
  readonly generate: (request: SampleRequest) => string;
}
