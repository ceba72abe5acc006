/** Runs an action after some milliseconds; the returned function cancels it. */
export type After = (milliseconds: number, action: () => void) => () => void;

export function afterIn(window: Window): After {
  return (milliseconds, action) => {
    const timer = window.setTimeout(action, milliseconds);
    return () => window.clearTimeout(timer);
  };
}
