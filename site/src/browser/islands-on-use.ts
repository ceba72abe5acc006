/**
 * Islands: elements `<div data-island="name" data-props="{json}">` whose static rendering is in the
 * page. Each wakes when it is reached for, and never before: a pointer that passes costs nothing.
 * One with `data-wake` waits for a press: the keyboard passes it as well. `data-failed` says that
 * it did not load.
 */
import { PENDING } from "./early-clicks.ts";

/** Wakes an island; the returned function ends it. */
export type WakeIsland = (element: HTMLElement) => Promise<() => void>;

const USES = ["pointerdown", "focusin", "click"] as const;

/** Returns the function that ends the islands of this page. */
export function startIslandsOnUse(page: Element, wake: WakeIsland): () => void {
  const waking = new Map<HTMLElement, Promise<boolean>>();
  const awake = new Set<HTMLElement>();
  const ends: (() => void)[] = [];

  /** One that did not load (the network is gone) stays as it is, until its next use. */
  const begin = async (island: HTMLElement): Promise<boolean> => {
    try {
      ends.push(await wake(island));
      awake.add(island);
      return true;
    } catch {
      waking.delete(island);
      return false;
    }
  };
  /** A click that came before the island was awake is acknowledged, and given to it again. */
  const use = async ({ type, target }: Event) => {
    const island = target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
    if (!island || awake.has(island) || (island.dataset.wake && type !== "click")) return;
    const loading = waking.get(island) ?? begin(island);
    waking.set(island, loading);
    if (type !== "click" || !(target instanceof HTMLElement)) return;
    target.setAttribute(PENDING, "");
    const isAwake = await loading;
    target.removeAttribute(PENDING);
    island.toggleAttribute("data-failed", !isAwake);
    if (isAwake) target.click();
  };
  for (const type of USES) page.addEventListener(type, use);
  return () => {
    for (const type of USES) page.removeEventListener(type, use);
    for (const end of ends) end();
  };
}
