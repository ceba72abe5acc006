import { type RefObject, useLayoutEffect } from "react";

/**
 * Lifts the section around a view to the lower edge of the window, over the text and not modal. As
 * a popover it stays where it is in the document, for the keyboard and for whoever reads it out.
 */
export function usePanel(view: RefObject<HTMLElement | null>, isWide: boolean): void {
  useLayoutEffect(() => {
    const section = view.current?.closest("section");
    if (!isWide || !section) return;
    keepFocus(section, () => {
      section.popover = "manual";
      section.showPopover();
    });
    return () =>
      keepFocus(section, () => {
        section.hidePopover();
        section.popover = null;
      });
  }, [view, isWide]);
}

/** A section is out of sight for a moment while it becomes a popover, and loses the focus by that. */
function keepFocus(section: HTMLElement, change: () => void): void {
  const { activeElement } = section.ownerDocument;
  change();
  if (activeElement instanceof HTMLElement && section.contains(activeElement)) {
    activeElement.focus({ preventScroll: true });
  }
}
