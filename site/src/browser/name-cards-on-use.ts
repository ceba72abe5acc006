import { retryable } from "../base/retryable.ts";
import { closest } from "./closest.ts";

/** Shows the card of a link to a name; returns the function that ends it. */
export type ReachName = (link: HTMLAnchorElement, isFocused: boolean) => () => void;

/** The links that the build makes of names, except in the contract's tables, which say the same. */
const NAME = "a:has(> code:only-child):not(section.table *)";
const REFERENCE = /\/api\/[\w-]+\/$/;

/**
 * Loads the cards when a pointer or the keyboard reaches a link to a name. Touch does not count: a
 * tap follows the link. Returns the function that ends the cards of this page.
 */
export function startNameCardsOnUse(page: Element, load: () => Promise<ReachName>): () => void {
  const loadCards = retryable(load);
  let end = () => {};
  const use = async (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, NAME);
    if (!link?.hash || !REFERENCE.test(link.pathname)) return;
    const isFocused = event.type === "focusin";
    if (isFocused ? !link.matches(":focus-visible") : isTouch(event)) return;
    try {
      const reach = await loadCards();
      if (link.isConnected && link.matches(":hover, :focus")) end = reach(link, isFocused);
    } catch {
      // The script did not load: there are no cards until the next try.
    }
  };
  page.addEventListener("pointerover", use);
  page.addEventListener("focusin", use);
  return () => {
    page.removeEventListener("pointerover", use);
    page.removeEventListener("focusin", use);
    end();
  };
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
