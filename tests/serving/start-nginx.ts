/** Starts Debian's nginx with a file of `deploy/`, on a free loopback port. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../free-port.ts";

export const NGINX = "/usr/sbin/nginx";

export interface RunningNginx {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * @param name of the file
 * @param changes texts of the file → their replacements; its port is always replaced
 */
export async function startNginx(
  name: string,
  changes: Readonly<Record<string, string>>,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url));
  const settings = Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${name} has no ${from}.`);
      return text.replaceAll(from, to);
    },
    readFileSync(file, "utf8").replace(/listen 127\.0\.0\.1:\d+/, `listen 127.0.0.1:${port}`),
  );
  writeFileSync(join(folder, "nginx.conf"), wholeConfig(folder, settings));
  const server = spawn(NGINX, ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")]);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
  await answering(url);
  return { url, stop };
}

function wholeConfig(folder: string, settings: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; pid ${folder}/nginx.pid; worker_processes 1; events { worker_connections 4096; }
http {
  ${temporary.join("\n  ")}
  access_log off;
  include /etc/nginx/mime.types;
  ${settings}
}`;
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`nginx did not answer at ${url}`);
}
