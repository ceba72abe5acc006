import type { PreferencesStore } from "./preferences.ts";

/** Following a link to a docs version chooses it, wherever the link stands. */
export function startVersionChoice(document: Document, preferences: PreferencesStore): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-alternate]") : null;
    const [kind, version] = link?.getAttribute("data-alternate")?.split(":") ?? [];
    if (kind === "version" && version) preferences.choose({ docsVersion: version });
  });
}
