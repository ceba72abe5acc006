import { type ComponentType, createElement } from "react";
import type { ShellTexts } from "../../i18n/texts.ts";
import { PartBoundary } from "../frame/shell/crash.tsx";
import { hydrate } from "../frame/shell/hydrate.ts";

/** Takes over the element of an island as a root with a boundary of its own; returns its end. */
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
