import { expect, test } from "vitest";
import { whenIdleIn } from "./when-idle.ts";

/** A window that lists what it is asked for. */
function createWindow(isModern: boolean) {
  const asked: unknown[] = [];
  const own = {
    setTimeout: (_: () => void, milliseconds: number) => asked.push(`after ${milliseconds}`),
    clearTimeout: (timer: number) => void asked.push(`not ${timer}`),
    ...(isModern && {
      requestIdleCallback: (_: () => void, options: IdleRequestOptions) => asked.push(options),
      cancelIdleCallback: (idle: number) => void asked.push(`not idle ${idle}`),
    }),
  };
  return { asked, window: own as unknown as Window };
}

test("an action runs when the browser is idle, after two seconds at most, and can be cancelled", () => {
  const { asked, window } = createWindow(true);
  const callOff = whenIdleIn(window)(() => {});
  callOff();
  expect(asked).toEqual([{ timeout: 2000 }, "not idle 1"]);
});

test("without requestIdleCallback, an action runs after 200 ms and can be cancelled", () => {
  const { asked, window } = createWindow(false);
  const callOff = whenIdleIn(window)(() => {});
  callOff();
  expect(asked).toEqual(["after 200", "not 1"]);
});
