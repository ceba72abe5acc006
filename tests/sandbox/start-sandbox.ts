/** The sandbox in a separate process, as `npm run sandbox` starts it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface SandboxProcess {
  readonly url: string;
  /** All lines it has printed so far, on both streams. */
  readonly printed: readonly string[];
  readonly signal: (name: NodeJS.Signals) => void;
  /** Resolves with the exit code once the process has ended by itself. */
  readonly exited: Promise<number | null>;
}

const script = fileURLToPath(new URL("../../scripts/sandbox.mjs", import.meta.url));

const SETTINGS = { PORT: "0", SANDBOX_NOW: "2027-01-04T12:00:00Z" };

export async function startSandbox(
  settings: Readonly<Record<string, string>> = {},
): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...SETTINGS, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit").then(([code]) => code as number | null);
  const printed: string[] = [];
  createInterface(child.stderr).on("line", (line) => printed.push(line));
  const lines = createInterface(child.stdout).on("line", (line) => printed.push(line));
  const ready = once(lines, "line");
  await Promise.race([ready, exited]);
  const url = printed.join("\n").match(/http:\/\/[\w.]+:\d+/)?.[0];
  if (url === undefined) throw new Error(`The sandbox does not start:\n${printed.join("\n")}`);
  return { url, printed, exited, signal: (name) => child.kill(name) };
}
