import { afterIn } from "./after.ts";

/** Runs an action once the browser is idle; the returned function cancels it. */
export type WhenIdle = (action: () => void) => () => void;

const TIMEOUT_MS = 2000;

export function whenIdleIn(window: Window): WhenIdle {
  if (!window.requestIdleCallback) {
    const after = afterIn(window);
    return (action) => after(TIMEOUT_MS / 10, action);
  }
  return (action) => {
    const idle = window.requestIdleCallback(action, { timeout: TIMEOUT_MS });
    return () => window.cancelIdleCallback(idle);
  };
}
