/**
 * Islands: elements `<div data-island="name" data-props="{json}">` whose static rendering is in the
 * page. Each wakes when it is pressed or focused, and never before: a passing pointer costs
 * nothing. One with `data-wake` waits for a click: keyboard focus passes over it as well.
 * `data-failed` says that it did not load.
 */

import { retryable } from "../base/retryable.ts";
import { closest } from "./closest.ts";
import { PENDING } from "./early-clicks.ts";

/** Wakes an island; the returned function ends it. */
export type WakeIsland = (element: HTMLElement) => Promise<() => void>;

const USES = ["pointerdown", "focusin", "click"] as const;

/** Returns the function that ends the islands of this page. */
export function startIslandsOnUse(page: Element, wake: WakeIsland): () => void {
  const awake = new Set<HTMLElement>();
  const ends: (() => void)[] = [];

  /** An island that did not load, offline for example, stays as it is until its next use. */
  const begin = retryable(async (island: HTMLElement) => {
    ends.push(await wake(island));
    awake.add(island);
  });
  /** A click that comes before the island is awake is marked as pending, and then repeated. */
  const use = async (event: Event) => {
    const { type, target } = event;
    const island = closest(event, "[data-island]");
    if (!island || awake.has(island) || (island.dataset.wake && type !== "click")) return;
    const waking = begin(island);
    if (type !== "click" || !(target instanceof HTMLElement)) return;
    target.setAttribute(PENDING, "");
    const isAwake = await waking.then(
      () => true,
      () => false,
    );
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
