/**
 * Islands: elements `<div data-island="name" data-props="{json}">` whose static rendering is in
 * the page. Each wakes when it is first reached for, as a React root with a boundary of its own.
 */
import { type ComponentType, createElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { ShellTexts } from "../../i18n/texts.ts";
import { Crash } from "../shell/crash.tsx";
import { ErrorBoundary } from "../shell/error-boundary.tsx";

export interface IslandModule {
  /** Takes the props of its element, and `texts`. */
  readonly default: ComponentType<never>;
}

/** Loads an island by name. */
export type IslandRegistry = Readonly<Record<string, () => Promise<IslandModule>>>;

interface IslandParts {
  readonly registry: IslandRegistry;
  readonly texts: ShellTexts;
}

/** Returns the function that ends the islands of this page. */
export function startIslands(page: Element, { registry, texts }: IslandParts): () => void {
  const roots: Root[] = [];
  const stops: (() => void)[] = [];
  for (const element of page.querySelectorAll<HTMLElement>("[data-island]")) {
    const name = element.dataset.island ?? "";
    const load = registry[name];
    if (!load) throw new Error(`There is no island "${name}".`);
    const wake = async () => {
      const { default: Island } = await load();
      if (element.isConnected) roots.push(hydrate(element, Island, texts));
    };
    stops.push(onUse(element, wake));
  }
  return () => {
    for (const stop of stops) stop();
    // Not now: React may be in the middle of replacing the page.
    queueMicrotask(() => {
      for (const root of roots) root.unmount();
    });
  };
}

function hydrate(element: HTMLElement, Island: ComponentType<never>, texts: ShellTexts): Root {
  // The props were written by the build for this very component.
  const props = { ...JSON.parse(element.dataset.props ?? "{}"), texts } as never;
  return hydrateRoot(
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
}

const FIRST_USES = ["pointerover", "focusin", "click"] as const;

/**
 * A click that came before the island was awake is given to it again. An island that did not load
 * (the network is gone) stays as it is, and is loaded again at its next use.
 */
function onUse(element: HTMLElement, wake: () => Promise<void>): () => void {
  let awake: Promise<boolean> | undefined;
  const use = async ({ type, target }: Event) => {
    awake ??= wake().then(
      () => {
        stop();
        return true;
      },
      () => {
        awake = undefined;
        return false;
      },
    );
    if ((await awake) && type === "click" && target instanceof HTMLElement) target.click();
  };
  const stop = () => {
    for (const type of FIRST_USES) element.removeEventListener(type, use);
  };
  for (const type of FIRST_USES) element.addEventListener(type, use);
  return stop;
}
