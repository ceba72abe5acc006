import { closest } from "./closest.ts";
import type { PreferencesStore } from "./preferences.ts";

/**
 * Radio buttons whose choice applies to every page: `data-radios` names it. The stylesheet follows
 * the attributes of `<html>`; this keeps the buttons in step with them, and a click chooses.
 */
export function startRadioChoices(document: Document, preferences: PreferencesStore): void {
  document.addEventListener("change", (event) => {
    const { target } = event;
    const group = closest(event, "[data-radios]");
    if (!group || !(target instanceof HTMLInputElement)) return;
    const before = target.getBoundingClientRect().top;
    preferences.choose({ [group.dataset.radios ?? ""]: target.value });
    // Blocks above may have changed height: keeps the one under the pointer in place.
    document.defaultView?.scrollBy(0, target.getBoundingClientRect().top - before);
  });
  preferences.subscribe(() => followRadioChoices(document.body, document.documentElement));
}

export function followRadioChoices(page: Element, { dataset }: HTMLElement): void {
  for (const group of page.querySelectorAll<HTMLElement>("[data-radios]")) {
    const chosen = dataset[group.dataset.radios ?? ""];
    for (const radio of group.querySelectorAll("input")) {
      if (chosen === undefined ? radio.defaultChecked : radio.value === chosen)
        radio.checked = true;
    }
  }
}
