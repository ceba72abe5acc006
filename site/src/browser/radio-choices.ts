import type { PreferencesStore } from "./preferences.ts";

/**
 * Radio buttons that choose for every page: `data-radios` names the choice. The stylesheet shows
 * what the attributes of `<html>` say; here the buttons follow, and a click chooses.
 */
export function startRadioChoices(document: Document, preferences: PreferencesStore): void {
  document.addEventListener("change", ({ target }) => {
    const group = target instanceof Element ? target.closest<HTMLElement>("[data-radios]") : null;
    if (!group || !(target instanceof HTMLInputElement)) return;
    const before = target.getBoundingClientRect().top;
    preferences.choose({ [group.dataset.radios ?? ""]: target.value });
    // Blocks above may have changed their height: the one under the pointer stays where it is.
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
