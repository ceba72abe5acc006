/** Runs an action once the browser is idle; the returned function cancels it. */
export type WhenIdle = (action: () => void) => () => void;

const LATEST = 2000;

export function whenIdleIn(window: Window): WhenIdle {
  if (!window.requestIdleCallback) {
    return (action) => {
      const timer = window.setTimeout(action, LATEST / 10);
      return () => window.clearTimeout(timer);
    };
  }
  return (action) => {
    const idle = window.requestIdleCallback(action, { timeout: LATEST });
    return () => window.cancelIdleCallback(idle);
  };
}
