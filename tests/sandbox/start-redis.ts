/** Starts Debian's redis-server on a free loopback port, without persistence. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../free-port.ts";

export interface RedisProcess {
  readonly url: string;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Ends it, whatever state it is in, and cleans up. */
  readonly stop: () => Promise<void>;
}

export async function startRedis(): Promise<RedisProcess> {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-redis-"));
  const port = await freePort();
  const settings = ["--bind", "127.0.0.1", "--port", `${port}`, "--save", "", "--dir", folder];
  const child = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "ignore"] });
  const exited = once(child, "exit");
  for await (const line of createInterface(child.stdout)) {
    if (/ready to accept connections/i.test(line)) break;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => child.kill(name),
    async stop() {
      child.kill("SIGKILL");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
