import { closest } from "./closest.ts";
import type { WhenIdle } from "./when-idle.ts";

const USES = ["pointerdown", "focusin", "touchstart"] as const;

/**
 * Has React hydrate the shell on view once a part of it is used and the browser is idle. Its
 * buttons work before that: see `choices.ts`, `menus.ts`.
 *
 * @param load resolves with the function that hydrates, which returns the one that ends it
 * @returns the function to call when another shell takes its place
 */
export function startShellOnUse(
  document: Document,
  shellId: string,
  whenIdle: WhenIdle,
  load: () => Promise<() => () => void>,
): () => void {
  let end = () => {};
  let isWanted = false;
  const use = (event: Event) => {
    if (isWanted || !closest(event, `#${shellId}`)) return;
    isWanted = true;
    let isReplaced = false;
    end = () => {
      isReplaced = true;
    };
    whenIdle(async () => {
      try {
        const takeOver = await load();
        // Another shell has taken its place: it waits for its own first use.
        if (!isReplaced) end = takeOver();
      } catch {
        // It did not load, offline for example: the next use tries again.
        isWanted = false;
      }
    });
  };
  for (const type of USES) document.addEventListener(type, use, { passive: true });
  return () => {
    end();
    end = () => {};
    isWanted = false;
  };
}
