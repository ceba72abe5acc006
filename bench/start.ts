/**
 * `npm run bench:start` measures how long a test suite waits for a sandbox. The first one of a
 * process reads the data and makes the flights of its seed; others share them.
 */
import { createSandbox } from "../sandbox/package/index.ts";
import { liveSearch } from "../sandbox/src/testing/searches.ts";
import { NOON } from "../sandbox/src/testing/test-sandbox.ts";

const ROUNDS = 9;
const CREATE = "http://sandbox/apiservices/v3/flights/live/search/create";

interface Waited {
  /** Wall-clock time in milliseconds. */
  readonly clock: number;
  /** CPU time in milliseconds, which is the whole wait on a quiet machine. */
  readonly processor: number;
}

/** Measures the time until a new sandbox has answered its first search. */
async function untilFirstAnswer(): Promise<Waited> {
  const began = performance.now();
  const before = process.cpuUsage();
  const sandbox = createSandbox({ clock: () => NOON, seed: "bench" });
  const headers = { "x-api-key": "sandbox-key", "content-type": "application/json" };
  const body = JSON.stringify(liveSearch("LHR", "EDI"));
  const response = await sandbox(new Request(CREATE, { method: "POST", headers, body }));
  await response.text();
  if (response.status !== 200) throw new Error(`The sandbox answered ${response.status}.`);
  const { user, system } = process.cpuUsage(before);
  return { clock: performance.now() - began, processor: (user + system) / 1000 };
}

const first = await untilFirstAnswer();
const others: Waited[] = [];
while (others.length < ROUNDS) others.push(await untilFirstAnswer());
const median = [...others].sort((a, b) => a.clock - b.clock)[Math.floor(ROUNDS / 2)];

const line = (name: string, waited: Waited | undefined, goal: number) => {
  const [clock = "", processor = ""] = [waited?.clock, waited?.processor].map((time) =>
    String(Math.round(time ?? 0)).padStart(6),
  );
  console.log(`${name.padEnd(28)} ${clock} ms, processor ${processor} ms   (goal ${goal} ms)`);
};
line("first sandbox of a process", first, 1000);
line("second of its seed", others[0], 50);
line(`median of ${ROUNDS} further ones`, median, 50);
