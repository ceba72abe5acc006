import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface BuildFigures {
  readonly seconds: number;
  /** CPU time of the process and of the child processes it waited for. */
  readonly processorSeconds: number;
  /** Peak memory of the process itself. */
  readonly megabytes: number;
}

export interface BuildCommand {
  /** A Node script with its arguments. */
  readonly script: readonly string[];
  readonly folder?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PRINT_USAGE = new URL("./print-usage.mjs", import.meta.url).href;

/**
 * Runs a build in a separate process.
 * @throws with its output, if it fails
 */
export function measureBuild({ script, folder = ROOT, settings = {} }: BuildCommand): BuildFigures {
  const file = join(tmpdir(), `usage-${process.pid}.json`);
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync("node", ["--import", PRINT_USAGE, ...script], {
    cwd: folder,
    env: { ...process.env, USAGE_FILE: file, ...settings },
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0)
    throw new Error(`${script.join(" ")} failed: ${(stderr || stdout).slice(-4000)}`);
  const { maxRSS, processorSeconds } = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return { seconds, processorSeconds, megabytes: maxRSS / 1024 };
}
