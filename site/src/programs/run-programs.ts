import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FixedSandbox } from "../samples/fixed-sandbox.ts";
import { SANDBOX } from "../samples/sample-request.ts";
import { installPackages } from "./install-packages.ts";
import type { Program, ProgramResult } from "./program.ts";
import { createSandboxPorts, type SandboxPort } from "./sandbox-ports.ts";
import { PRELOAD, type Started, startCommand } from "./start-command.ts";
import { stripTypes } from "./strip-types.ts";

const AT_ONCE = 2;

/** Runs programs against the sandbox, a few at a time. Results are in the order of the programs. */
export async function runPrograms(
  programs: readonly Program[],
  sandbox: FixedSandbox,
): Promise<readonly ProgramResult[]> {
  const openPort = createSandboxPorts(sandbox);
  const folder = await mkdtemp(join(tmpdir(), "programs-"));
  await installPackages(folder);
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
  const started = await startProgram(title, local(code), file);
  if (listens && trial !== undefined) {
    await isListening(Number(listens.free), started.ended);
    const tried = await startCommand("bash", ["-euc", local(trial)]).ended;
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

/** Each language as a reader would start it, from a copy of the code. */
async function startProgram(title: string, code: string, file: string): Promise<Started> {
  if (/\.(py|sh)$/.test(title)) {
    await writeFile(file, code);
    return title.endsWith(".py")
      ? startCommand("python3", [file])
      : startCommand("bash", ["-eu", file]);
  }
  const script = file.replace(/\.\w+$/, ".mjs");
  await writeFile(script, await stripTypes(code, title));
  const preload = join(PRELOAD, "still-time.mjs");
  return startCommand(process.execPath, ["--enable-source-maps", "--import", preload, script]);
}
