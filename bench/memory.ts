/**
 * `npx tsx bench/memory.ts [MINUTES] [MEGABYTES]` runs the sandbox as on a server, threads
 * included, with distinct searches without pause, and prints the memory of its process every ten
 * seconds, without judging it. Keys and responses are cached up to so many megabytes: once these
 * are full, memory should not grow.
 */
import { setTimeout as pause } from "node:timers/promises";
import pino from "pino";
import { mountSandbox } from "../sandbox/src/node/process/mount-sandbox.ts";
import { readSettings } from "../sandbox/src/node/settings/settings.ts";
import { liveSearch } from "../sandbox/src/testing/searches.ts";

const [, , minutes = "7", megabytes = "32"] = process.argv;
const MEGABYTE = 1e6;
const CALLERS = 8;
const SAMPLE = 10_000;
const LOCATIONS = ["LHR", "LGW", "EDI", "CDG", "ORY", "JFK", "EWR", "NRT", "HND", "GRU", "CGH"];

const unlimited = Number.MAX_SAFE_INTEGER;
const settings = readSettings({ SANDBOX_NOW: "2027-01-04T12:00:00Z" }, Date.now);
const { api, close } = mountSandbox(settings, {
  log: pino({ level: "silent" }),
  keys: { bench: { access: "full", callsPerMinute: unlimited, searchesPerMinute: unlimited } },
  cacheBytes: Number(megabytes) * MEGABYTE,
});

/** No two bodies are equal; one in twenty is between two cities and has a large response. */
function bodyOf(index: number): Uint8Array {
  const isLarge = index % 20 === 0;
  const [from = "", to = ""] = isLarge
    ? [LOCATIONS[index % 11], LOCATIONS[(index + 3) % 11]]
    : ["LHR", "LGW"];
  const { query } = liveSearch(from, to);
  const date = { year: 2027, month: 2 + (index % 10), day: 1 + (Math.floor(index / 10) % 28) };
  const queryLegs = query.queryLegs.map((leg) => ({ ...leg, date }));
  const excludedCarriersIds = [`n${index}`];
  return new TextEncoder().encode(
    JSON.stringify({ query: { ...query, queryLegs, excludedCarriersIds } }),
  );
}

let asked = 0;
const statuses: Record<number, number> = {};
const end = performance.now() + Number(minutes) * 60_000;
const headers = new Headers({ "x-api-key": "bench", "Content-Type": "application/json" });

async function search(caller: string): Promise<void> {
  while (performance.now() < end) {
    const body = bodyOf(asked++);
    const { status } = await api({
      method: "POST",
      path: "/apiservices/v3/flights/live/search/create",
      search: "",
      headers,
      readBody: async () => body,
      address: caller,
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
    // Pauses after a rejection, which comes at once; else this would measure rejections.
    if (status !== 200) await pause(50);
    else await pause(0);
  }
}

console.log("| s | searches | heap, MB | external | buffers | resident |");
console.log("| --: | --: | --: | --: | --: | --: |");
const started = performance.now();
const sample = setInterval(() => {
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
  const sizes = [heapUsed, external, arrayBuffers, rss].map((bytes) =>
    Math.round(bytes / MEGABYTE),
  );
  console.log(
    `| ${[Math.round((performance.now() - started) / 1000), asked, ...sizes].join(" | ")} |`,
  );
}, SAMPLE);
await Promise.all(Array.from({ length: CALLERS }, (_, index) => search(`192.0.2.${index + 1}`)));
clearInterval(sample);
console.log(`\nAnswers by status: ${JSON.stringify(statuses)}`);
await close();
