import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import { expect, test } from "vitest";
import * as client from "./index.ts";
import { clientOf } from "./testing/client-of.ts";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const PROGRAMS = Array.from(README.matchAll(/^```ts\n(.*?)^```$/gms), ([, code = ""]) => code);

/** Runs a program of the README with a sandbox behind it; returns what it printed. */
async function run(program: string): Promise<{ printed: unknown[][]; failed: unknown[][] }> {
  const [printed, failed]: [unknown[][], unknown[][]] = [[], []];
  const console = {
    log: (...values: unknown[]) => printed.push(values),
    error: (...values: unknown[]) => failed.push(values),
  };
  const given = {
    ...client,
    createClient: (options: client.ClientOptions) => clientOf(options).client,
  };
  const body = program.replace(/^import (\{[^}]*\}) from .*;$/m, "const $1 = given;");
  const { code } = await transform(`const program = async () => {${body}};`, { loader: "ts" });
  const start = new Function("given", "console", `${code} return program();`);
  await start(given, console);
  return { printed, failed };
}

test("the README's program runs and completes its search", async () => {
  expect(PROGRAMS.length).toBe(1);
  for (const program of PROGRAMS) {
    const { printed, failed } = await run(program);
    expect(failed).toEqual([]);
    const [endedBy, price] = printed.at(-1) ?? [];
    expect(endedBy).toBe("complete");
    expect(price).toMatch(/^£\d+\.\d\d$/);
  }
});
