import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * React takes over an element as it stands; returns the function that ends it. An end that comes
 * before React got to work is no error, though React reports one: what it was to take over is gone.
 */
export function hydrate(element: HTMLElement, content: ReactNode): () => void {
  let isEnded = false;
  const root = hydrateRoot(element, content, {
    onRecoverableError: (error) => {
      if (!isEnded) reportError(error);
    },
  });
  return () => {
    isEnded = true;
    root.unmount();
  };
}
