import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface BuildFigures {
  readonly seconds: number;
  readonly megabytes: number;
}

const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs a script in a process of its own: wall-clock time and the most memory it had. */
export function measureBuild(script: string): BuildFigures {
  const file = join(tmpdir(), `usage-${process.pid}.json`);
  const started = performance.now();
  const { status, stderr } = spawnSync("node", ["--import", "./bench/print-usage.mjs", script], {
    cwd: root,
    env: { ...process.env, USAGE_FILE: file },
    encoding: "utf8",
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`);
  const { maxRSS } = JSON.parse(readFileSync(file, "utf8")) as { maxRSS: number };
  rmSync(file);
  return { seconds, megabytes: maxRSS / 1024 };
}
