import type { After } from "./after.ts";
import { createStore, type Store } from "./store.ts";

export interface Progress {
  /** True while the bar is visible. */
  readonly visible: Pick<Store<boolean>, "get" | "subscribe">;
  /** Begins a navigation and ends the one before; returns the function that ends this one. */
  readonly begin: () => () => void;
}

/** A quick navigation shows nothing at all: the bar appears after this many milliseconds. */
const DELAY = 200;

export function createProgress(after: After): Progress {
  const visible = createStore(false);
  let endCurrent = () => {};
  return {
    visible,
    begin: () => {
      endCurrent();
      const callOff = after(DELAY, () => visible.set(true));
      const end = () => {
        if (endCurrent !== end) return;
        callOff();
        visible.set(false);
      };
      endCurrent = end;
      return end;
    },
  };
}
