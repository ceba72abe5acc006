/** A folder that has never seen this repository, in which tests run pasted commands. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { root, type ToolResult } from "./tools.ts";

interface Started {
  readonly url: string;
  /** Resolves once all its processes have ended, and write no more. */
  readonly stop: () => Promise<void>;
}

export interface EmptyFolder {
  readonly path: string;
  /** The environment of its commands. */
  readonly env: Readonly<Record<string, string>>;
  readonly write: (name: string, text: string) => Promise<void>;
  /** Links a package that the reader is expected to have, and its command. */
  readonly give: (name: string, command?: string) => void;
  /** Runs a pasted line in a shell. */
  readonly paste: (line: string) => Promise<ToolResult>;
  /** Starts a line; resolves with the URL that it prints. */
  readonly serve: (line: string) => Promise<Started>;
  readonly remove: () => void;
}

/** @param node the folder of the `node` on the PATH; npm is this machine's */
export async function createEmptyFolder(node = dirname(process.execPath)): Promise<EmptyFolder> {
  const path = await mkdtemp(join(tmpdir(), "empty-"));
  const bin = join(path, ".bin");
  mkdirSync(bin);
  symlinkSync(join(node, "node"), join(bin, "node"));
  const npm = dirname(realpathSync(execFileSync("which", ["npm"], { encoding: "utf8" }).trim()));
  for (const name of ["npm", "npx"]) symlinkSync(join(npm, `${name}-cli.js`), join(bin, name));
  // A network may have its own certificate, which npm needs to reach the registry.
  const { NODE_EXTRA_CA_CERTS } = process.env;
  const env = {
    PATH: [bin, process.env.PATH].join(delimiter),
    HOME: process.env.HOME ?? path,
    NO_PROXY: "localhost,127.0.0.1",
    no_proxy: "localhost,127.0.0.1",
    CI: "1",
    // Fail at once if a package is missing.
    npm_config_fetch_retries: "0",
    NO_COLOR: "1",
    ...(NODE_EXTRA_CA_CERTS !== undefined && { NODE_EXTRA_CA_CERTS }),
  };
  const start = (line: string) => spawn("bash", ["-c", line], { cwd: path, env, detached: true });
  return {
    path,
    env,
    write: (name, text) => writeFile(join(path, name), text),
    give: (name, command) => {
      for (const each of command === undefined ? [name] : [name, `.bin/${command}`]) {
        const here = fileURLToPath(new URL(`node_modules/${each}`, import.meta.url));
        const target = join(path, "node_modules", each);
        mkdirSync(dirname(target), { recursive: true });
        symlinkSync(existsSync(here) ? here : `${root}node_modules/${each}`, target);
      }
    },
    paste: (line) =>
      new Promise((resolve) => {
        const child = start(line);
        let output = "";
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding("utf8").on("data", (data) => {
            output += data;
          });
        }
        child.on("close", (code) => resolve({ exitCode: code ?? 1, output }));
      }),
    serve: (line) =>
      new Promise((resolve, reject) => {
        const child = start(line);
        const closed = once(child, "close");
        const stop = async () => {
          // The shell and its children.
          if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
          await closed;
        };
        let output = "";
        for (const stream of [child.stdout, child.stderr]) {
          createInterface(stream).on("line", (text) => {
            output += `${text}\n`;
            const url = /http:\/\/[^/\s"]+/.exec(text)?.[0];
            if (url) resolve({ url, stop });
          });
        }
        child.on("close", (code) => reject(new Error(`${line} ended with ${code}: ${output}`)));
      }),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
