import { expect, test } from "vitest";
import { debounced } from "./debounced.ts";

/** Waits until it is told to go on. */
function createClock() {
  const waiting: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => waiting.push(resolve));
  return { wait, rest: () => waiting.splice(0).forEach((goOn) => void goOn()) };
}

test("sends only the latest of several inputs", async () => {
  const sent: string[] = [];
  const { wait, rest } = createClock();
  const suggest = debounced(
    async (typed: string) => {
      sent.push(typed);
      return typed.toUpperCase();
    },
    { wait },
  );
  const results = ["l", "lo", "lon"].map((typed) => suggest(typed));
  rest();
  expect(await Promise.all(results)).toEqual([undefined, undefined, "LON"]);
  expect(sent).toEqual(["lon"]);
});

test("drops a result or failure that arrives after a newer input, and aborts its call", async () => {
  const { wait, rest } = createClock();
  const ends: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const signals: AbortSignal[] = [];
  const suggest = debounced(
    (_: string, signal) => {
      signals.push(signal);
      return new Promise<string>((resolve, reject) => ends.push({ resolve, reject }));
    },
    { wait },
  );
  const results: Promise<string | undefined>[] = [];
  for (const typed of ["a", "b", "c"]) {
    results.push(suggest(typed));
    rest();
    await Promise.resolve();
  }
  ends[0]?.resolve("late");
  ends[1]?.reject(new Error("late, too"));
  ends[2]?.resolve("right");
  expect(await Promise.all(results)).toEqual([undefined, undefined, "right"]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
});

test.each([
  [{}, 250],
  [{ pause: 0 }, 0],
])("with %j waits %i milliseconds before the call", async (options, expected) => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  await debounced(async () => "sent", { ...options, wait })("lon");
  expect(waits).toEqual([expected]);
});

test("throws a failure of the latest input", async () => {
  const suggest = debounced(() => Promise.reject(new Error("no")), { wait: async () => {} });
  await expect(suggest("lon")).rejects.toThrow("no");
});

test.each([
  [undefined, undefined, "debounced: call must be a function; received nothing."],
  [5, undefined, "debounced: call must be a function; received 5."],
  [() => 1, { pause: "x" }, 'debounced: pause must be 0 or more milliseconds; received "x".'],
  [
    () => 1,
    { pause: Number.NaN },
    "debounced: pause must be 0 or more milliseconds; received NaN.",
  ],
  [() => 1, { wait: 100 }, "debounced: wait must be a function; received 100."],
  [() => 1, { delay: 100 }, 'debounced: unknown option "delay". Expected pause, wait.'],
  [() => 1, null, "debounced: options must be an object, such as { pause }; received null."],
  [() => 1, 100, "debounced: options must be an object, such as { pause }; received a number."],
])("rejects %s with %j", (call, options, message) => {
  const wrong = debounced as (...args: readonly unknown[]) => unknown;
  expect(() => wrong(call, options)).toThrow(message);
});
