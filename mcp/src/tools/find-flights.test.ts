import { expect, test } from "vitest";
import { callTestSandbox, testContext } from "../testing/test-context.ts";
import { findFlights } from "./find-flights.ts";
import type { SandboxCall } from "./tool-context.ts";

const callSandbox = callTestSandbox();

const SEARCH = {
  from: "LHR",
  to: "EDI",
  date: "2027-05-14",
  adults: 1,
  market: "UK",
  locale: "en-GB",
  currency: "GBP",
  offers: 1,
};

/** A walk whose clock only calls move on, each by so many milliseconds. */
function walk(
  to: string,
  options: { took?: number; call?: SandboxCall; childrenAges?: readonly number[] } = {},
) {
  const { took = 0, call = callSandbox, childrenAges = [] } = options;
  const calls: string[] = [];
  const hangUp = new AbortController();
  let now = 0;
  const noted: SandboxCall = (request) => {
    calls.push(request.path);
    now += took;
    return call(request);
  };
  const context = testContext({ callSandbox: noted });
  const pace = {
    now: () => now,
    nextTurn: () => new Promise<void>((resolve) => setImmediate(resolve)),
    signal: hangUp.signal,
  };
  const found = () => findFlights(context, { ...SEARCH, to, childrenAges }, pace);
  return { calls, hangUp, found };
}

const textOf = ({ content }: Awaited<ReturnType<typeof findFlights>>) => content[0]?.text ?? "";

test("summarizes any number of polls in one line", async () => {
  const { calls, found } = walk("EDI");
  const lines = textOf(await found()).split("\n");
  expect(calls.length).toBeGreaterThan(3);
  expect(lines.slice(0, 3)).toEqual([
    `RESULT_STATUS_COMPLETE after ${calls.length} calls:`,
    "POST /apiservices/v3/flights/live/search/create 200",
    `${calls.length - 1} × POST /apiservices/v3/flights/live/search/poll/{sessionToken} 200`,
  ]);
  expect(lines.join()).not.toContain("Ended early");
});

test("notes once that prices for a party are unspecified as per traveller or for all", async () => {
  const open = "Not specified: Does a live price cover one traveller or all of them";
  expect(textOf(await walk("EDI", { childrenAges: [4] }).found()).split(open)).toHaveLength(2);
  expect(textOf(await walk("EDI").found())).not.toContain("Not specified");
});

test("gives up on a search that never completes, with the results so far", async () => {
  const { calls, found } = walk("XX2");
  const text = textOf(await found());
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.length).toBeLessThanOrEqual(61);
  expect(text).toMatch(/^RESULT_STATUS_INCOMPLETE after \d+ calls:/);
  expect(text).toContain("\nEnded early by the time limit of 20 seconds\n");
  expect(text).toMatch(/itineraries with a price[\s\S]*Book: http/);
});

test("makes fewer polls when they are slow", async () => {
  const { calls, found } = walk("XX2", { took: 5_000 });
  await found();
  expect(calls.length).toBeLessThanOrEqual(5);
});

test("stops polling once the assistant has hung up", async () => {
  const { calls, hangUp, found } = walk("XX2", {
    call: (request) => {
      if (calls.length === 5) hangUp.abort(new Error("gone"));
      return callSandbox(request);
    },
  });
  await expect(found()).rejects.toThrow("gone");
  expect(calls).toHaveLength(5);
});

test("doesn't wait for a pending call once the assistant has hung up", async () => {
  const { calls, hangUp, found } = walk("XX2", {
    call: (request) =>
      calls.length < 5 ? callSandbox(request) : new Promise(() => hangUp.abort()),
  });
  await expect(found()).rejects.toThrow("aborted");
});
