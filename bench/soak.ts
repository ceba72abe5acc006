/**
 * `npm run bench:soak`: a minute of load on the sandbox, on loopback. Server and load generator are
 * processes of their own, each on one core where `taskset` is there to pin them.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { liveSearch } from "../sandbox/src/testing/searches.ts";
import type { LoadPlan, LoadResult } from "./load-client.ts";

const CONNECTIONS = 16;
const WARM_UP = 2;
const SANDBOX_SECONDS = 10;
const RAW_SECONDS = 5;
const CURRENCIES = "/apiservices/v3/culture/currencies";
const CREATE = "/apiservices/v3/flights/live/search/create";

let plans = 0;
const folder = mkdtempSync(join(tmpdir(), "soak-"));
const isPinned = existsSync("/usr/bin/taskset") && cpus().length > 1;
const tiny = [request("GET", CURRENCIES)];
const page = [request("GET", "/docs/intro")];
const large = [request("POST", CREATE, JSON.stringify(liveSearch("LHR", "JFK")))];

const sandbox = await start("soak-server.ts");
try {
  const atStart = sandbox.megabytes();
  const rows = [
    await measured("currencies", sandbox.url, tiny),
    await besideRaw("currencies", tiny),
    await measured("a live search that is kept", sandbox.url, large),
    await besideRaw("a live search", large),
    await measured("live searches never made before", sandbox.url, manySearches()),
    ...(await pagesBesideSearches()),
  ];
  const atEnd = sandbox.megabytes();
  console.log(`Node ${process.version}, ${CONNECTIONS} connections, loopback, ${pinning()}\n`);
  console.log("| what | server | requests/s | MB/s | p50, ms | p99, ms | MB after | statuses |");
  console.log("| --- | --- | --: | --: | --: | --: | --: | --- |");
  for (const row of rows) console.log(row);
  console.log(`\nThe sandbox held ${atStart} MB at the start and ${atEnd} MB at the end.`);
} finally {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
}

function pinning(): string {
  return isPinned ? "server and load on a core each" : "server and load not pinned";
}

async function measured(what: string, url: string, requests: readonly string[]): Promise<string> {
  await load({ url, requests, seconds: WARM_UP, connections: CONNECTIONS });
  const plan = { url, requests, seconds: SANDBOX_SECONDS, connections: CONNECTIONS };
  const result = await load(plan);
  return row(what, "sandbox", result, sandbox.megabytes());
}

/** The same bytes from a bare `node:http` server. */
async function besideRaw(what: string, requests: readonly string[]): Promise<string> {
  const file = join(folder, "answer.json");
  writeFileSync(file, await answerTo(requests[0] ?? ""));
  const raw = await start("raw-server.ts", file);
  try {
    const plan = { url: raw.url, requests, seconds: RAW_SECONDS, connections: CONNECTIONS };
    return row(what, "node:http", await load(plan));
  } finally {
    await raw.stop();
  }
}

function row(what: string, server: string, result: LoadResult, megabytes?: number): string {
  const { perSecond, megabytesPerSecond, p50, p99, statuses } = result;
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  const figures = [
    perSecond.toFixed(0),
    megabytesPerSecond.toFixed(1),
    p50.toFixed(2),
    p99.toFixed(2),
    megabytes ?? "–",
  ];
  return `| ${[what, server, ...figures, counts.join(", ")].join(" | ")} |`;
}

function request(method: string, path: string, body?: string): string {
  const head = [`${method} ${path} HTTP/1.1`, "Host: 127.0.0.1", "x-api-key: soak"];
  if (body === undefined) return `${head.join("\r\n")}\r\n\r\n`;
  const about = ["Content-Type: application/json", `Content-Length: ${body.length}`];
  return `${[...head, ...about].join("\r\n")}\r\n\r\n${body}`;
}

/** Pairs of places times days: more than a minute can ask for twice. */
function manySearches(): readonly string[] {
  const places = ["LHR", "JFK", "CDG", "SIN", "EDI", "SYD", "NRT", "GRU", "DXB", "FRA", "CPT"];
  const days = Array.from({ length: 28 }, (_, index) => index + 1);
  return days.flatMap((day) =>
    places.flatMap((from) =>
      places
        .filter((to) => to !== from)
        .map((to) => {
          const { query } = liveSearch(from, to);
          const date = { year: 2027, month: 6, day };
          const queryLegs = query.queryLegs.map((leg) => ({ ...leg, date }));
          return request("POST", CREATE, JSON.stringify({ query: { ...query, queryLegs } }));
        }),
    ),
  );
}

async function answerTo(text: string): Promise<Buffer> {
  const [head = "", body] = text.split("\r\n\r\n");
  const [method = "", path = ""] = head.split(" ");
  const headers = { "x-api-key": "soak", "Content-Type": "application/json" };
  const response = await fetch(sandbox.url + path, { method, headers, body: body || null });
  return Buffer.from(await response.arrayBuffer());
}

/** On all cores: the threads that search are to have one of their own. */
async function pagesBesideSearches(): Promise<readonly string[]> {
  const server = await running("soak-server.ts", spawnOn(undefined, "soak-server.ts", []));
  const rows: string[] = [];
  try {
    for (const clients of [0, 16, 48, 96]) rows.push(...(await pageBeside(server.url, clients)));
  } finally {
    await server.stop();
  }
  return rows;
}

/** A page for one reader, while so many clients search without pause. */
async function pageBeside(url: string, clients: number): Promise<readonly string[]> {
  const searching =
    clients === 0
      ? undefined
      : load({
          url,
          requests: manySearches(),
          seconds: SANDBOX_SECONDS,
          connections: clients,
        });
  const reading = { url, requests: page, seconds: RAW_SECONDS, connections: 1 };
  const read = row(`a page while ${clients} search`, "site", await load(reading));
  if (!searching) return [read];
  return [read, row(`live searches by ${clients}`, "sandbox", await searching)];
}

interface Running {
  readonly url: string;
  /** Resident memory. */
  readonly megabytes: () => number;
  readonly stop: () => Promise<void>;
}

async function start(script: string, ...args: readonly string[]): Promise<Running> {
  return running(script, spawnOn(isPinned ? 0 : undefined, script, args));
}

async function running(script: string, child: ReturnType<typeof spawnOn>): Promise<Running> {
  const exited = once(child, "exit");
  const [url] = await Promise.race([once(createInterface(child.stdout), "line"), exited]);
  if (typeof url !== "string") throw new Error(`${script} does not start.`);
  return {
    url,
    megabytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1000);
    },
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function load(plan: LoadPlan): Promise<LoadResult> {
  plans += 1;
  const file = join(folder, `plan-${plans}.json`);
  writeFileSync(file, JSON.stringify(plan));
  const child = spawnOn(isPinned ? 1 : undefined, "load-client.ts", [file]);
  const parts: Buffer[] = [];
  child.stdout.on("data", (part) => parts.push(part));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("The load generator failed.");
  return JSON.parse(Buffer.concat(parts).toString());
}

function spawnOn(core: number | undefined, script: string, args: readonly string[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const command = [process.execPath, "--import", "tsx", path, ...args];
  const [program = "", ...rest] =
    core === undefined ? command : ["taskset", "-c", `${core}`, ...command];
  return spawn(program, rest, { stdio: ["ignore", "pipe", "inherit"] });
}
