import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { WireRequest } from "../../sandbox/src/testing/fuzz-case.ts";
import { toolPath } from "./tools.ts";

export interface Prism {
  /** Sends a request to the mock, or through the proxy. */
  readonly send: (request: WireRequest) => Promise<PrismResponse>;
  readonly stop: () => Promise<void>;
}

export interface PrismResponse {
  /** False if Prism itself failed: it accepts less than a server must. */
  readonly isJudged: boolean;
  readonly status: number;
  /** Prism's own error, instead of the server's response: "VIOLATIONS: …". */
  readonly problem?: string;
}

const TYPE = "https://stoplight.io/prism/errors#";
/** Timeout in milliseconds: Prism never responds to some malformed requests. */
const LONGEST = 5_000;

/** Starts `prism mock` or `prism proxy` for one specification on a free port. */
export async function startPrism(
  mode: "mock" | "proxy",
  file: string,
  upstream: readonly string[] = [],
): Promise<Prism> {
  const parameters = [mode, "--errors", "--host", "127.0.0.1", "--port", "0", file, ...upstream];
  const prism = spawn(process.execPath, [toolPath("prism"), ...parameters]);
  const baseUrl = await listening(prism);
  return {
    send: async ({ path, ...init }) => {
      const signal = AbortSignal.timeout(LONGEST);
      const response = await fetch(baseUrl + path, { ...init, signal }).catch(() => undefined);
      return response ? read(response) : { isJudged: false, status: 0 };
    },
    stop: () =>
      new Promise((resolve) => {
        prism.once("exit", () => resolve());
        prism.kill();
      }),
  };
}

async function listening(prism: ChildProcess): Promise<string> {
  const lines: string[] = [];
  const streams = [prism.stdout, prism.stderr].filter((stream) => stream !== null);
  return new Promise((resolve, reject) => {
    for (const stream of streams) {
      createInterface(stream).on("line", (line) => {
        lines.push(line);
        const url = /listening on (http:\S+)/.exec(line)?.[1];
        if (url) resolve(url);
      });
    }
    prism.once("exit", () => reject(new Error(`Prism ended: ${lines.join("\n")}`)));
  });
}

async function read(response: Response): Promise<PrismResponse> {
  const { status } = response;
  const text = await response.text();
  if (text.includes("internal_server_error")) return { isJudged: false, status };
  if (!text.includes(TYPE)) return { isJudged: true, status };
  return { isJudged: true, status, problem: text.slice(text.indexOf(TYPE) + TYPE.length) };
}
