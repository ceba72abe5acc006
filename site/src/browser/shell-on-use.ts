import type { WhenIdle } from "./when-idle.ts";

const USES = ["pointerdown", "focusin", "touchstart"] as const;

/**
 * Has React take over the shell once a part of it is reached for, when the browser has nothing else
 * to do. What its parts do they do before: see `choices.ts`, `menus.ts`.
 *
 * @param wake returns the function that ends it
 * @returns the function to call when another shell has taken its place
 */
export function startShellOnUse(
  shell: HTMLElement,
  whenIdle: WhenIdle,
  wake: () => Promise<() => void>,
): () => void {
  let end = () => {};
  let isWanted = false;
  const use = () => {
    if (isWanted) return;
    isWanted = true;
    let isReplaced = false;
    end = () => {
      isReplaced = true;
    };
    whenIdle(async () => {
      try {
        const stop = await wake();
        if (isReplaced) stop();
        else end = stop;
      } catch {
        // The network is gone: the next use asks again.
        isWanted = false;
      }
    });
  };
  for (const type of USES) shell.addEventListener(type, use, { passive: true });
  return () => {
    end();
    end = () => {};
    isWanted = false;
  };
}
