import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";

interface Panel {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly isWide: boolean;
  /** The button that opens and closes it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Moves the section around a view to the lower edge of the window, above the text but not modal. As
 * a popover it keeps its place in the document, for keyboards and screen readers. Escape closes it.
 */
export function usePanel(): Panel {
  const [isWide, setIsWide] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
  }, [isWide]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isWide) return;
    // In the console around it, Escape would cancel a call.
    event.stopPropagation();
    setIsWide(false);
    button.current?.focus();
  };
  return { view, isWide, button, toggle: () => setIsWide(!isWide), onKeyDown };
}

/** Restores the focus, which a section loses because it is hidden while it becomes a popover. */
function keepFocus(section: HTMLElement, change: () => void): void {
  const { activeElement } = section.ownerDocument;
  change();
  if (activeElement instanceof HTMLElement && section.contains(activeElement)) {
    activeElement.focus({ preventScroll: true });
  }
}
