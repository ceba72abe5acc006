/**
 * `npm run bench:soak` puts three and a half minutes of load on the sandbox, on loopback. Server and
 * load generator are separate processes, each pinned to a core if `taskset` is available.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { liveSearch } from "../sandbox/src/testing/searches.ts";
import type { LoadPlan, LoadResult } from "./load-client.ts";

const CONNECTIONS = 16;
const WARM_UP = 2;
/** Linux counts CPU time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;
const SECONDS = 10;
const READING_SECONDS = 5;
/** How often server and bare server are loaded alternately, so that other load affects both. */
const ROUNDS = 5;
const ROUND_SECONDS = 2;
const LOCALES = "/apiservices/v3/culture/locales";
const CREATE = "/apiservices/v3/flights/live/search/create";

let plans = 0;
const folder = mkdtempSync(join(tmpdir(), "soak-"));
const isPinned = existsSync("/usr/bin/taskset") && cpus().length > 1;
const PLACES = "/apiservices/v3/geo/hierarchy/flights/en-GB";
const search = JSON.stringify(liveSearch("LHR", "JFK"));
const page = request("GET", "/docs/intro", { accept: "br, gzip" });

const KEPT: readonly (readonly [string, string])[] = [
  ["locales, 3 KB", request("GET", LOCALES)],
  ["locales, compressed", request("GET", LOCALES, { accept: "br, gzip" })],
  ["places, 1.1 MB", request("GET", PLACES)],
  ["places, compressed", request("GET", PLACES, { accept: "br, gzip" })],
  ["a live search that is kept", request("POST", CREATE, { body: search })],
  ["the same, compressed", request("POST", CREATE, { body: search, accept: "gzip" })],
  ["a page, compressed", page],
];

const sandbox = await start("soak-server.ts");
try {
  const atStart = sandbox.megabytes();
  console.log(`Node ${process.version}, ${CONNECTIONS} connections, loopback, ${pinning()}\n`);
  console.log("CPU for one answer, in ms, beside the same bytes from node:http, in turn:\n");
  console.log("| what | bytes | server | node:http | ratio |");
  console.log("| --- | --: | --: | --: | --: |");
  for (const [what, asked] of KEPT) console.log(await besideRaw(what, asked));
  console.log("\n| what | server | requests/s | MB/s | p50, ms | p99, ms | MB after | statuses |");
  console.log("| --- | --- | --: | --: | --: | --: | --: | --- |");
  console.log(await measured("live searches never made before", sandbox.url, manySearches()));
  for (const row of await pagesBesideSearches()) console.log(row);
  console.log(
    `\nThe sandbox held ${atStart} MB at the start and ${sandbox.megabytes()} MB at the end.`,
  );
} finally {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
}

function pinning(): string {
  return isPinned ? "server and load on a core each" : "server and load not pinned";
}

async function measured(what: string, url: string, requests: readonly string[]): Promise<string> {
  await load({ url, requests, seconds: WARM_UP, connections: CONNECTIONS });
  const plan = { url, requests, seconds: SECONDS, connections: CONNECTIONS };
  return row(what, "sandbox", await load(plan), sandbox.megabytes());
}

/**
 * Compares CPU times with a bare `node:http` server that sends the same bytes, at the request rate
 * that our server reaches: sending to a busy client is cheaper, so a higher rate would be unfair.
 */
async function besideRaw(what: string, asked: string): Promise<string> {
  // Warms up, because the first response is not compressed yet.
  await load({ url: sandbox.url, requests: [asked], seconds: WARM_UP, connections: CONNECTIONS });
  const body = await answerTo(asked);
  const file = join(folder, "answer");
  writeFileSync(file, body);
  const raw = await start("raw-server.ts", file);
  try {
    const spent = { server: 0, raw: 0 };
    const answered = { server: 0, raw: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      let perSecond: number | undefined;
      for (const [name, running] of [
        ["server", sandbox],
        ["raw", raw],
      ] as const) {
        const before = running.processorTime();
        const plan = { url: running.url, requests: [asked], connections: CONNECTIONS };
        const paced = perSecond === undefined ? plan : { ...plan, perSecond };
        const result = await load({ ...paced, seconds: ROUND_SECONDS });
        spent[name] += running.processorTime() - before;
        answered[name] += result.count;
        perSecond ??= result.perSecond;
      }
    }
    const server = spent.server / answered.server;
    const bare = spent.raw / answered.raw;
    const figures = [body.length, server.toFixed(3), bare.toFixed(3), (bare / server).toFixed(2)];
    return `| ${[what, ...figures].join(" | ")} |`;
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

interface Asked {
  readonly body?: string;
  readonly accept?: string;
}

function request(method: string, path: string, { body, accept }: Asked = {}): string {
  const head = [
    `${method} ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    "x-api-key: soak",
    ...(accept === undefined ? [] : [`Accept-Encoding: ${accept}`]),
    ...(body === undefined
      ? []
      : ["Content-Type: application/json", `Content-Length: ${body.length}`]),
  ];
  return `${head.join("\r\n")}\r\n\r\n${body ?? ""}`;
}

/** Pairs of places for each day, too many to be repeated within a minute. */
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
          return request("POST", CREATE, {
            body: JSON.stringify({ query: { ...query, queryLegs } }),
          });
        }),
    ),
  );
}

/** The body as transferred. */
async function answerTo(text: string): Promise<Buffer> {
  const { hostname, port } = new URL(sandbox.url);
  const socket = connect(Number(port), hostname);
  socket.write(text.replace("Host:", "Connection: close\r\nHost:"));
  const answer = await buffer(socket);
  return answer.subarray(answer.indexOf("\r\n\r\n") + 4);
}

/** Runs on all cores, so that the search threads have their own. */
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

/** Measures a page for one reader while clients search without pause. */
async function pageBeside(url: string, clients: number): Promise<readonly string[]> {
  const searching =
    clients === 0
      ? undefined
      : load({
          url,
          requests: manySearches(),
          seconds: SECONDS,
          connections: clients,
        });
  const reading = { url, requests: [page], seconds: READING_SECONDS, connections: 1 };
  const read = row(`a page while ${clients} search`, "site", await load(reading));
  if (!searching) return [read];
  return [read, row(`live searches by ${clients}`, "sandbox", await searching)];
}

interface Running {
  readonly url: string;
  /** Resident memory. */
  readonly megabytes: () => number;
  /** CPU time in milliseconds, of all its threads. */
  readonly processorTime: () => number;
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
    processorTime() {
      const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
      const [, , , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(")")).split(" ");
      return (Number(user) + Number(system)) * MILLISECONDS_PER_TICK;
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
