/** Shows what stands beside or in place of a page: clones of what React rendered in the build. */

import type { CrashedPage, FailedPage, PageState, Retry } from "./navigation.ts";

/** Names of the parts of `#page-states`: see `../frame/page-states.tsx`. */
export type StateName = "bar" | "spinner" | "failed" | "crashed";

export const pageStatesId = "page-states";

export interface PageStates {
  readonly drawBar: (isVisible: boolean) => void;
  readonly drawSpinner: (state: PageState, isSlow: boolean) => void;
  readonly failure: (state: FailedPage | CrashedPage, name: string) => Node;
  /** Focuses the button, so that the keyboard continues where the page would have been. */
  readonly focusButton: () => void;
}

export function createPageStates(document: Document, root: HTMLElement, retry: Retry): PageStates {
  /** Appends a copy of a part to an element unless it has one, or removes it. */
  const toggle = (name: StateName, parent: Element, isShown: boolean) => {
    const existing = parent.querySelector(`:scope > [data-state="${name}"]`);
    if (existing && !isShown) existing.remove();
    if (!existing && isShown) parent.append(copyOf(document, name));
  };
  return {
    drawBar: (isVisible) => toggle("bar", document.body, isVisible),
    drawSpinner: (state, isSlow) => {
      if (state.kind !== "loading") return toggle("spinner", root, false);
      const isEmpty = state.previous.kind !== "shown";
      if (isEmpty) root.replaceChildren();
      toggle("spinner", root, isSlow || isEmpty);
    },
    failure: (state, name) => {
      const element = copyOf(document, state.kind);
      element.id = "main";
      const fill = (slot: string, text: string) => {
        for (const part of element.querySelectorAll(`[data-slot="${slot}"]`))
          part.textContent = text;
      };
      fill("name", name);
      fill("message", state.message);
      if (state.kind === "failed" && !state.isOffline) {
        element.querySelector("[data-slot=offline]")?.remove();
      }
      element.querySelector("[data-slot=whole]")?.setAttribute("href", state.path);
      element.querySelector("button")?.addEventListener("click", () => void retry(state.path));
      return element;
    },
    focusButton: () => root.querySelector<HTMLElement>("main button")?.focus(),
  };
}

function copyOf(document: Document, name: StateName): HTMLElement {
  const template = document.getElementById(pageStatesId);
  const part =
    template instanceof HTMLTemplateElement
      ? template.content.querySelector<HTMLElement>(`[data-state="${name}"]`)
      : null;
  if (!part) throw new Error(`Missing [data-state="${name}"].`);
  return document.importNode(part, true);
}
