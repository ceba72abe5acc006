import { type FocusEventHandler, type RefObject, useLayoutEffect, useRef } from "react";

interface FocusHandlers {
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

/**
 * Moves the focus to a fallback when a render removes the element that had it. The browser would
 * move it to the body, and a screen reader to the top of the page.
 *
 * @returns the handlers of the element around the fallback and those that come and go
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>): FocusHandlers {
  const focused = useRef<Element | undefined>(undefined);
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) fallback.current?.focus();
  });
  return {
    onFocus: ({ target }) => {
      focused.current = target;
    },
    // React reports no blur for an element that it removes.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
