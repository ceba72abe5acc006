import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import type { ShellTexts } from "../../i18n/texts.ts";
import { Crash } from "../shell/crash.tsx";
import { ErrorBoundary } from "../shell/error-boundary.tsx";

/** Takes over the element of an island as a root with a boundary of its own; returns its end. */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<never>,
  texts: ShellTexts,
): () => void {
  // The props were written by the build for this very component.
  const props = { ...JSON.parse(element.dataset.props ?? "{}"), texts } as never;
  const root = hydrateRoot(
    element,
    <ErrorBoundary
      resetKey=""
      fallback={(error, reset) => (
        <Crash title={texts.partCrashed} error={error} button={texts.tryAgain} onRetry={reset} />
      )}
    >
      {createElement(Island, props)}
    </ErrorBoundary>,
  );
  return () => root.unmount();
}
