/** The built site and the sandbox in a separate process, as `npm run serve` starts them. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PLACEHOLDER_ORIGIN } from "../../site/src/base/paths.ts";

export interface RunningServer {
  /** Without a trailing slash: "http://localhost:41234". */
  readonly url: string;
  readonly child: ChildProcess;
  /** The output so far, on both streams. */
  readonly printed: () => string;
}

/** Avoids filling in the origin again, for tests that don't depend on it. */
export const AS_BUILT = { PUBLIC_ORIGIN: PLACEHOLDER_ORIGIN };

const script = fileURLToPath(new URL("../../scripts/serve.mjs", import.meta.url));

/**
 * Starts it on a free port and resolves with the address that it prints.
 * @param under a command that runs it: `["prlimit", "--nofile=1024"]`
 */
export function startServer(
  environment: Readonly<Record<string, string>> = {},
  under: readonly string[] = [],
): Promise<RunningServer> {
  const [command = "node", ...rest] = [...under, "node", script];
  const child = spawn(command, rest, {
    env: { ...process.env, PORT: "0", LOG_LEVEL: "silent", ...environment },
  });
  let text = "";
  const printed = () => text;
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      const url = /Documentation\s+(http:\S+?)\/\n/.exec(text)?.[1];
      if (url) resolve({ url, child, printed });
    });
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
    child.once("exit", () => reject(new Error(`It ended before it listened: ${text}`)));
  });
}
