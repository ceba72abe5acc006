import { closest } from "./closest.ts";
import { nextTheme } from "./next-theme.ts";
import type { Theme } from "./preference-rows.ts";
import type { PreferencesStore } from "./preferences.ts";

interface ChoiceParts {
  readonly document: Document;
  readonly preferences: PreferencesStore;
  readonly isSystemDark: () => boolean;
  /** Announces the colour mode to screen readers. */
  readonly sayMode: (mode: Theme | "system") => void;
}

/**
 * Handles clicks on `data-choose`: "theme" chooses the next colour mode, "announcement:id" keeps
 * that announcement closed, and "wrap:off" makes lines of code scroll where they do not fit.
 */
export function startChoices({ document, preferences, isSystemDark, sayMode }: ChoiceParts): void {
  let first: Theme | undefined;
  document.addEventListener("click", (event) => {
    const button = closest(event, "[data-choose]");
    const [name, value] = button?.dataset.choose?.split(":") ?? [];
    if (name && value) preferences.choose({ [name]: value });
    if (name !== "theme") return;
    const chosen = preferences.get().theme;
    const next = nextTheme(chosen, isSystemDark() ? "dark" : "light", first);
    if (chosen === undefined) first = next;
    if (next) preferences.choose({ theme: next });
    else preferences.forget("theme");
    sayMode(next ?? "system");
  });
}
