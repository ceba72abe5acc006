/** Runs an action once the browser has nothing else to do; the returned function calls it off. */
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
