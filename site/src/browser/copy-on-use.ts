/**
 * A page or a section, copied as Markdown. What does it is loaded when a reader reaches for a button
 * that copies, or for a heading, which gets one then.
 */

/** @param isClick whether it was clicked, and not only reached for */
export type ReachForCopy = (place: HTMLElement, isClick: boolean) => void;

const PLACES = "[data-copy],:is(h2,h3):has(>.anchor)";
const USES = ["pointerover", "focusin", "click"] as const;

export function startCopyOnUse(document: Document, load: () => Promise<ReachForCopy>): void {
  const use = async ({ type, target }: Event) => {
    const place = target instanceof Element ? target.closest<HTMLElement>(PLACES) : null;
    if (!place) return;
    try {
      (await load())(place, type === "click");
    } catch {
      // The network is gone: the next use asks again.
    }
  };
  for (const type of USES) document.addEventListener(type, use);
}
