import { type RefObject, useLayoutEffect } from "react";

/**
 * Moves the section around a view to the lower edge of the window, above the text but not modal. As
 * a popover it keeps its place in the document, for keyboards and screen readers.
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

/** Restores the focus, which a section loses because it is hidden while it becomes a popover. */
function keepFocus(section: HTMLElement, change: () => void): void {
  const { activeElement } = section.ownerDocument;
  change();
  if (activeElement instanceof HTMLElement && section.contains(activeElement)) {
    activeElement.focus({ preventScroll: true });
  }
}
