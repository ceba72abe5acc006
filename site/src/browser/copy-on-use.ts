/**
 * Copies a page or a section as Markdown. The code is loaded when a reader hovers or focuses a copy
 * button, or a heading, which then gets one.
 */
import { closest } from "./closest.ts";

/** @param isClick whether it was clicked, rather than hovered or focused */
export type ReachForCopy = (place: HTMLElement, isClick: boolean) => void;

const PLACES = "[data-copy],:is(h2,h3):has(>.anchor)";
const USES = ["pointerover", "focusin", "click"] as const;

export function startCopyOnUse(document: Document, load: () => Promise<ReachForCopy>): void {
  const use = async (event: Event) => {
    const place = closest(event, PLACES);
    if (!place) return;
    try {
      (await load())(place, event.type === "click");
    } catch {
      // It did not load, offline for example: the next use tries again.
    }
  };
  for (const type of USES) document.addEventListener(type, use);
}
