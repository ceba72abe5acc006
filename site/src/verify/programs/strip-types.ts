import { transform } from "esbuild";

/** Replacements for the clock and its timers, from `preload/still-time.mjs`. */
export const STILL_TIME = { Date: "stillTime.Date", setTimeout: "stillTime.setTimeout" };

/** Strips types and replaces the clock by `STILL_TIME`; a source map keeps the line numbers. */
export async function stripTypes(code: string, title: string): Promise<string> {
  const { code: script } = await transform(code, {
    loader: "ts",
    format: "esm",
    target: "node20",
    sourcemap: "inline",
    sourcefile: title,
    define: STILL_TIME,
  });
  return script;
}
