import { transform } from "esbuild";

/** What code takes from `preload/still-time.mjs` in place of the clock's. */
export const STILL_TIME = { Date: "stillTime.Date", setTimeout: "stillTime.setTimeout" };

/** Types stripped, and time taken from `preload/still-time.mjs`; lines are told by a source map. */
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
