/**
 * Sends requests over keep-alive connections, one at a time on each, for some seconds, and prints
 * the results as JSON. Reads only the status and length of a response, so as not to be slower than
 * what it measures.
 */
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface LoadPlan {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  /** Complete requests as text, sent in rotation. */
  readonly requests: readonly string[];
  /** Maximum requests per second over all connections; unlimited if absent. */
  readonly perSecond?: number;
}

export interface LoadResult {
  readonly count: number;
  readonly perSecond: number;
  readonly megabytesPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly statuses: Readonly<Record<string, number>>;
}

const HEAD_END = Buffer.from("\r\n\r\n");

const [, , file] = process.argv;
if (file) console.log(JSON.stringify(await measure(JSON.parse(readFileSync(file, "utf8")))));

async function measure(plan: LoadPlan): Promise<LoadResult> {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let bytes = 0;
  let sent = 0;
  const started = performance.now();
  const end = started + plan.seconds * 1000;
  const { hostname, port } = new URL(plan.url);

  async function useConnection(): Promise<void> {
    const socket = connect(Number(port), hostname).setNoDelay();
    const answers = readAnswers(socket);
    const interval = plan.perSecond ? (1000 * plan.connections) / plan.perSecond : 0;
    for (let next = started; performance.now() < end; next += interval) {
      const early = next - performance.now();
      if (interval > 0 && early > 0) await pause(early);
      const at = performance.now();
      socket.write(plan.requests[sent++ % plan.requests.length] ?? "");
      const { value, done } = await answers.next();
      if (done) throw new Error("The server hung up.");
      times.push(performance.now() - at);
      bytes += value.bytes;
      statuses[value.status] = (statuses[value.status] ?? 0) + 1;
    }
    socket.destroy();
  }

  await Promise.all(Array.from({ length: plan.connections }, useConnection));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    count: times.length,
    perSecond: times.length / seconds,
    megabytesPerSecond: bytes / 1e6 / seconds,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    statuses,
  };
}

/** Every response has a Content-Length; a connection carries one at a time. */
async function* readAnswers(socket: AsyncIterable<Buffer>) {
  let head: Buffer = Buffer.alloc(0);
  let answer = { status: "", bytes: 0 };
  let missing = 0;
  for await (const chunk of socket) {
    if (missing === 0) {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) continue;
      const text = head.toString("latin1", 0, end);
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined) throw new Error(`No length:\n${text}`);
      answer = { status: text.slice(9, 12), bytes: Number(length) };
      missing = end + HEAD_END.length + answer.bytes - head.length;
      head = Buffer.alloc(0);
    } else missing -= chunk.length;
    if (missing === 0) yield answer;
  }
}
