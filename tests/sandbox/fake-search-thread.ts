/**
 * A search thread controlled by a test. It answers nothing until the file "go" is in the folder
 * that its seed names; a message on the channel with that name tells it to check. A party of seven
 * crashes it every time, a party of eight only the first time.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BroadcastChannel, parentPort, workerData } from "node:worker_threads";
import type { LiveSearchResult } from "../../sandbox/src/engine/searcher.ts";
import type {
  Ready,
  SearchJob,
  SearchResult,
  ThreadData,
} from "../../sandbox/src/node/pool/search-job.ts";

const { seed } = workerData as ThreadData;
const result: LiveSearchResult = { suppliers: [], content: new TextEncoder().encode("{}") };
const waiting: SearchJob[] = [];

function advance(): void {
  if (!existsSync(join(seed, "go"))) return;
  for (const job of waiting.splice(0)) answer(job);
}

function answer({ kind, search }: SearchJob): void {
  const adults = kind === "live" ? search.query.adults : 0;
  if (adults === 7) throw new Error("poison");
  if (adults === 8 && !existsSync(join(seed, "stumbled"))) {
    writeFileSync(join(seed, "stumbled"), "");
    throw new Error("stumble");
  }
  parentPort?.postMessage({ kind: "live", found: result, piece: undefined } satisfies SearchResult);
}

new BroadcastChannel(seed).onmessage = advance;
parentPort?.on("message", (job: SearchJob) => {
  waiting.push(job);
  advance();
});
const ready: Ready = { kind: "ready", thread: undefined };
parentPort?.postMessage(ready);
