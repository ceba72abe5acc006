import { transform } from "esbuild";

/** Types stripped, and time taken from `preload/still-time.mjs`; lines are told by a source map. */
export async function stripTypes(code: string, title: string): Promise<string> {
  const { code: script } = await transform(code, {
    loader: "ts",
    format: "esm",
    target: "node20",
    sourcemap: "inline",
    sourcefile: title,
    define: { Date: "stillTime.Date", setTimeout: "stillTime.setTimeout" },
  });
  return script;
}
