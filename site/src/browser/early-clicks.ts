/**
 * The parts that respond to a click only once the entry script has loaded. The head script records
 * earlier clicks and marks what was clicked; the entry script then clicks again.
 */
export const EARLY_PARTS =
  "button:is([data-choose],[data-tree],[data-search-open],[data-copy],[data-island] *),[data-radios] input";

/** Attribute of what was clicked and is waiting. */
export const PENDING = "data-pending";

/** Where the head script leaves the clicks; undefined once they are replayed. */
export interface EarlyWindow {
  earlyClicks?: {
    readonly kept: readonly HTMLElement[];
    /** Path that the document was loaded for; the address differs if the reader has gone back. */
    readonly path: string;
    readonly stop: () => void;
  };
}

/** Repeats the recorded clicks. Returns the path that the document was loaded for. */
export function replayEarlyClicks(window: Window & EarlyWindow): string {
  const early = window.earlyClicks;
  if (!early) return window.location.pathname;
  early.stop();
  delete window.earlyClicks;
  for (const part of early.kept) {
    part.removeAttribute(PENDING);
    // It is already checked: only the change event is missing.
    if (part instanceof HTMLInputElement)
      part.dispatchEvent(new Event("change", { bubbles: true }));
    else part.click();
  }
  return early.path;
}
