import type { PreferencesStore } from "./preferences.ts";

/**
 * One choice of language for every block of samples, kept across pages. The stylesheet shows the
 * samples of `html[data-sample-language]`; here the radio buttons follow, and a click chooses.
 */
export function startSampleLanguage(document: Document, preferences: PreferencesStore): void {
  document.addEventListener("change", (event) => {
    const radio = event.target;
    if (!(radio instanceof HTMLInputElement) || !radio.closest(".sample-languages")) return;
    const before = radio.getBoundingClientRect().top;
    preferences.choose({ sampleLanguage: radio.value });
    // Blocks above may have changed their height: the one under the pointer stays where it is.
    document.defaultView?.scrollBy(0, radio.getBoundingClientRect().top - before);
  });
  preferences.subscribe(() => followSampleLanguage(document.body, document.documentElement));
}

export function followSampleLanguage(page: Element, root: HTMLElement): void {
  const { sampleLanguage } = root.dataset;
  for (const radio of page.querySelectorAll<HTMLInputElement>(".sample-languages input")) {
    if (radio.value === sampleLanguage) radio.checked = true;
  }
}
