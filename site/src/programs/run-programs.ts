import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { FIXED_DAY } from "../dates/fixed-day.ts";
import { SANDBOX } from "../samples/sample-request.ts";
import type { Program, ProgramResult } from "./program.ts";
import { createSandboxPorts, type SandboxPort } from "./start-sandbox.ts";

const PRELOAD = fileURLToPath(new URL("./preload", import.meta.url));
const AT_ONCE = 2;
/** Nothing waits, so what runs longer never ends. */
const LONGEST = 20_000;

/** The commands that a program needs, none of which is Node. */
export function commandsOf({ title, trial }: Program): readonly string[] {
  return [...(title.endsWith(".py") ? ["python3"] : []), ...(trial ? ["bash", "curl"] : [])];
}

/** Where a command is installed, links followed, so that another version is another path. */
export function findCommand(command: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const file = folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
  return file && realpathSync(file);
}

/** Runs programs against the sandbox, a few at a time. Results are in the order of the programs. */
export async function runPrograms(programs: readonly Program[]): Promise<readonly ProgramResult[]> {
  const openPort = createSandboxPorts();
  const folder = await mkdtemp(join(tmpdir(), "programs-"));
  const results: ProgramResult[] = [];
  const left = [...programs.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, program] = next;
      const port = await openPort();
      results[index] = await runProgram(program, join(folder, `${index}-${program.title}`), port);
      await port.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await rm(folder, { recursive: true });
  return results;
}

async function runProgram(
  { title, code, trial }: Program,
  file: string,
  port: SandboxPort,
): Promise<ProgramResult> {
  const own = /\.listen\((\d+)/.exec(code)?.[1];
  const listens = own && { written: own, free: String(await freePort()) };
  const local = (text: string) => {
    const hosted = text.replaceAll(SANDBOX.baseUrl, port.url);
    return listens ? hosted.replaceAll(listens.written, listens.free) : hosted;
  };
  const isPython = title.endsWith(".py");
  const script = isPython ? file : file.replace(/\.\w+$/, ".mjs");
  await writeFile(script, isPython ? local(code) : await toJavaScript(local(code), title));
  const started = isPython
    ? start("python3", [script])
    : start(process.execPath, [
        "--enable-source-maps",
        "--import",
        join(PRELOAD, "still-time.mjs"),
        script,
      ]);
  if (listens && trial !== undefined) {
    await isListening(Number(listens.free), started.ended);
    const tried = await start("bash", ["-euc", local(trial)]).ended;
    started.stop();
    await started.ended;
    return { ...tried, calls: port.calls };
  }
  const { errors, ...ended } = await started.ended;
  const failedAt = lineIn(errors, title);
  return { ...ended, errors, ...(failedAt !== undefined && { failedAt }), calls: port.calls };
}

/** The last line of a Python traceback, the first of a JavaScript stack, in the program itself. */
function lineIn(errors: string, title: string): number | undefined {
  const python = Array.from(errors.matchAll(/File "([^"]*)", line (\d+)/g))
    .filter(([, path = ""]) => path.endsWith(title))
    .at(-1);
  const stack = Array.from(errors.matchAll(/([^\s/(]+):(\d+)/g));
  const script = stack.find(([, path = ""]) => path.endsWith(title));
  const [, , line] = python ?? script ?? [];
  return line === undefined ? undefined : Number(line);
}

/** Types stripped, and time taken from `preload/still-time.mjs`; lines are told by a source map. */
async function toJavaScript(code: string, title: string): Promise<string> {
  const { code: script } = await transform(code, {
    loader: "ts",
    format: "esm",
    target: "node20",
    sourcemap: "inline",
    sourcefile: title,
    define: { Date: "stillTime.Date", setTimeout: "stillTime.setTimeout" },
  });
  return script;
}

interface Started {
  readonly ended: Promise<Omit<ProgramResult, "calls">>;
  readonly stop: () => void;
}

function start(command: string, parameters: readonly string[]): Started {
  const env = {
    PATH: process.env.PATH,
    NO_PROXY: "*",
    no_proxy: "*",
    FIXED_DAY: String(FIXED_DAY),
    PYTHONPATH: PRELOAD,
    PYTHONDONTWRITEBYTECODE: "1",
    TZ: "UTC",
  };
  const child = spawn(command, [...parameters], { env, timeout: LONGEST });
  const ended = new Promise<Omit<ProgramResult, "calls">>((resolve) => {
    let output = "";
    let errors = "";
    child.stdout.on("data", (data) => {
      output += data;
    });
    child.stderr.on("data", (data) => {
      errors += data;
    });
    child.on("error", (error) => resolve({ exitCode: 1, output, errors: String(error) }));
    child.on("close", (code) => resolve({ exitCode: code ?? 1, output, errors }));
  });
  return { ended, stop: () => void child.kill() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves once something listens on a port, or once the program that should has ended. */
async function isListening(port: number, ended: Promise<unknown>): Promise<void> {
  const state = { over: false };
  void ended.then(() => {
    state.over = true;
  });
  while (!state.over) {
    const connected = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.end());
    });
    if (connected) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
