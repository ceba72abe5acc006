import { type ComponentType, createElement } from "react";
import type { ShellTexts } from "../../i18n/texts.ts";
import { PartBoundary } from "../frame/shell/crash.tsx";
import { hydrate } from "../frame/shell/hydrate.ts";

/** Hydrates an island as a root with an error boundary; returns the function that ends it. */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<never>,
  texts: ShellTexts,
): () => void {
  // The props were written by the build for this very component.
  const props = { ...JSON.parse(element.dataset.props ?? "{}"), texts } as never;
  return hydrate(
    element,
    <PartBoundary texts={texts}>{createElement(Island, props)}</PartBoundary>,
  );
}
