import { pino } from "pino";
import { expect, test } from "vitest";
import { reportLimits } from "./report-limits.ts";

test("a limit is counted each time, but logged once while it is reached repeatedly", () => {
  const counted: string[] = [];
  const lines: string[] = [];
  let now = 0;
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const limits = reportLimits({ observeLimit: (limit) => counted.push(limit) }, log, () => now);
  limits.calls();
  limits.calls();
  limits.delays();
  limits.connections();
  now = 59_999;
  limits.calls();
  now += 60_000;
  limits.calls();
  expect(counted).toEqual(["calls", "calls", "delays", "connections", "calls", "calls"]);
  const logged = lines.map((line) => JSON.parse(line) as { limit: string; msg: string });
  expect(logged.map(({ limit }) => limit)).toEqual(["calls", "delays", "connections", "calls"]);
  for (const [index, words] of ["calls of one caller", "delayed", "connections"].entries()) {
    expect(logged[index]?.msg).toContain(words);
  }
});
