const FIRST_SIGNS = ["pointerover", "keydown", "touchstart", "scroll"] as const;
const LATEST_START = 1500;

type Listen = (type: string, listener: () => void, options?: { readonly passive: boolean }) => void;

/** The part of `window` in use. */
export interface LateWindow {
  readonly addEventListener: Listen;
  readonly removeEventListener: (type: string, listener: () => void) => void;
  readonly requestIdleCallback?: (callback: () => void, options: { timeout: number }) => unknown;
  readonly setTimeout: (callback: () => void, milliseconds: number) => unknown;
  readonly reportError: (error: unknown) => void;
}

/**
 * Loads something once: when the browser is idle, or when the reader reaches for something. Where
 * it did not come (the network is gone), the reader's next sign loads it again.
 */
export function startLate<Loaded>(
  window: LateWindow,
  load: () => Promise<Loaded>,
  start: (loaded: Loaded) => void,
): void {
  const listen = () => {
    for (const type of FIRST_SIGNS) window.addEventListener(type, begin, { passive: true });
  };
  let isUnderWay = false;
  const begin = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    for (const type of FIRST_SIGNS) window.removeEventListener(type, begin);
    load()
      .then(start, () => {
        isUnderWay = false;
        listen();
      })
      .catch(window.reportError);
  };
  listen();
  if (window.requestIdleCallback) window.requestIdleCallback(begin, { timeout: LATEST_START });
  else window.setTimeout(begin, LATEST_START / 5);
}
