import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates an element with React; returns the function that ends it. Ending it before React has
 * started is not an error, though React reports one: what it was to hydrate is gone.
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
