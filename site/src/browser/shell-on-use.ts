import type { WhenIdle } from "./when-idle.ts";

const USES = ["pointerdown", "focusin", "touchstart"] as const;

/**
 * Has React take over the shell on view once a part of it is reached for, when the browser has
 * nothing else to do. What its parts do they do before: see `choices.ts`, `menus.ts`.
 *
 * @param load returns the function that takes over, which returns the one that ends it
 * @returns the function to call when another shell has taken its place
 */
export function startShellOnUse(
  document: Document,
  shellId: string,
  whenIdle: WhenIdle,
  load: () => Promise<() => () => void>,
): () => void {
  let end = () => {};
  let isWanted = false;
  const use = ({ target }: Event) => {
    const isInside = target instanceof Element && target.closest(`#${shellId}`);
    if (isWanted || !isInside) return;
    isWanted = true;
    let isReplaced = false;
    end = () => {
      isReplaced = true;
    };
    whenIdle(async () => {
      try {
        const takeOver = await load();
        // Another shell stands there now: it waits for a use of its own.
        if (!isReplaced) end = takeOver();
      } catch {
        // The network is gone: the next use asks again.
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
