/**
 * A click on one of these does something only once the script has come. The head script keeps the
 * clicks that come before, and marks what was clicked; the script then clicks again.
 */
export const EARLY_PARTS =
  "button:is([data-choose],[data-tree],[data-search-open],[data-copy],[data-island] *),[data-radios] input";

/** Marks what was clicked and waits. */
export const PENDING = "data-pending";

/** Where the head script leaves them; undefined once they are taken. */
export interface EarlyWindow {
  earlyClicks?: {
    readonly kept: readonly HTMLElement[];
    /** What the document was loaded for: the address is another one if the reader has gone back since. */
    readonly path: string;
    readonly stop: () => void;
  };
}

/** Returns the path that the document was loaded for. */
export function replayEarlyClicks(window: Window & EarlyWindow): string {
  const early = window.earlyClicks;
  if (!early) return window.location.pathname;
  early.stop();
  delete window.earlyClicks;
  for (const part of early.kept) {
    part.removeAttribute(PENDING);
    // It is checked already: only what follows from it is missing.
    if (part instanceof HTMLInputElement)
      part.dispatchEvent(new Event("change", { bubbles: true }));
    else part.click();
  }
  return early.path;
}
