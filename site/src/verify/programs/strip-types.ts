import { type TransformFailure, transform } from "esbuild";

/** Replacements for the clock and its timers, from `preload/still-time.mjs`. */
export const STILL_TIME = { Date: "stillTime.Date", setTimeout: "stillTime.setTimeout" };

export interface StrippedCode {
  readonly script: string;
  /** What Node would print if the code doesn't parse; otherwise "". */
  readonly errors: string;
}

/** Strips types and replaces the clock by `STILL_TIME`; a source map keeps the line numbers. */
export async function stripTypes(code: string, title: string): Promise<StrippedCode> {
  try {
    const { code: script } = await transform(code, {
      loader: "ts",
      format: "esm",
      target: "node20",
      sourcemap: "inline",
      sourcefile: title,
      define: STILL_TIME,
      logLevel: "silent",
    });
    return { script, errors: "" };
  } catch (error) {
    const [{ text, location } = { text: String(error), location: null }] =
      (error as Partial<TransformFailure>).errors ?? [];
    return { script: "", errors: `${title}:${location?.line ?? 1}\nSyntaxError: ${text}` };
  }
}
