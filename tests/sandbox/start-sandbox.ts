/** The sandbox in a separate process, as `npm run sandbox` starts it, and raw connections to it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
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

export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname);
}

/** Sends bytes that need not be HTTP. @returns all that is received until the server disconnects */
export async function sendRaw(url: string, raw: string): Promise<string> {
  const socket = openSocket(url);
  socket.write(raw, "latin1");
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Status and parsed body of a raw response that has a Content-Length. */
export function readRaw(answer: string): { readonly status: number; readonly body: unknown } {
  const [, status = "0"] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
  const start = answer.indexOf("\r\n\r\n");
  return { status: Number(status), body: JSON.parse(answer.slice(start)) };
}
