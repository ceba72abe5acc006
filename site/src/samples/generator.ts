import type { SampleRequest } from "./sample-request.ts";

/**
 * A language of samples. It prints a request as a whole program, which runs once saved to a file.
 */
export interface SampleGenerator {
  /** Used in addresses, "?lang=go", and as the language of code fences. */
  readonly id: string;
  readonly label: string;
  /** The highlighter's name for the language. */
  readonly grammar: string;
  /** File name extension, without the dot. */
  readonly extension: string;
  /** The command that runs a saved sample; the file's name is appended. */
  readonly run: readonly [command: string, ...parameters: string[]];
  /** What running needs besides Node: each command with the Debian package that provides it. */
  readonly needs: Readonly<Record<string, string>>;
  /** Source text without a final line break. Every program fails on a response that is not 2xx. */
  readonly generate: (request: SampleRequest) => string;
}
