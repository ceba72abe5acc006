import { expect, test } from "vitest";
import { type LateWindow, startLate } from "./start-late.ts";

/** A window whose signs and idle time the test decides on. */
function quietWindow() {
  const listeners = new Map<string, () => void>();
  const reported: unknown[] = [];
  let idle = () => {};
  const window: LateWindow = {
    addEventListener: (type, listener) => listeners.set(type, listener),
    removeEventListener: (type) => listeners.delete(type),
    requestIdleCallback: (callback) => {
      idle = callback;
    },
    setTimeout: () => {},
    reportError: (error) => reported.push(error),
  };
  const sign = (type: string) => listeners.get(type)?.();
  return { window, sign, reported, listeners, becomeIdle: () => idle() };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test("it starts once, at the first sign or when the browser is idle", async () => {
  const { window, sign, listeners, becomeIdle } = quietWindow();
  const started: string[] = [];
  startLate(
    window,
    async () => "shell",
    (loaded) => started.push(loaded),
  );
  expect(listeners.size).toBe(4);
  sign("keydown");
  becomeIdle();
  await settled();
  expect(started).toEqual(["shell"]);
  expect(listeners.size).toBe(0);
});

test("what did not load is loaded again at the next sign", async () => {
  const { window, sign, reported, becomeIdle } = quietWindow();
  const started: string[] = [];
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("The network is gone.");
    return "shell";
  };
  startLate(window, load, (loaded) => started.push(loaded));
  becomeIdle();
  await settled();
  expect(started).toEqual([]);
  sign("pointerover");
  await settled();
  expect([attempts, started, reported]).toEqual([2, ["shell"], []]);
});

test("a mistake while starting is reported, and is not tried again", async () => {
  const { window, reported, listeners, becomeIdle } = quietWindow();
  const mistake = new Error("A mistake.");
  startLate(
    window,
    async () => "shell",
    () => {
      throw mistake;
    },
  );
  becomeIdle();
  await settled();
  expect(reported).toEqual([mistake]);
  expect(listeners.size).toBe(0);
});
