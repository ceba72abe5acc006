import type { ReactElement } from "react";
import type { ShellTexts } from "../../i18n/texts.ts";
import { MoonIcon, SunIcon } from "../art/icons.tsx";
import type { PreferencesStore } from "../browser/preferences.ts";
import type { Store } from "../browser/store.ts";

interface Props {
  readonly texts: ShellTexts;
  readonly preferences: PreferencesStore;
  readonly spoken: Store<string>;
  readonly isSystemDark: () => boolean;
}

/**
 * Switches away from the mode on view. Both icons are in the document and the stylesheet shows
 * one, so nothing changes when the client takes over.
 */
export function ColourMode({ texts, preferences, spoken, isSystemDark }: Props): ReactElement {
  const toggle = () => {
    const current = preferences.get().theme ?? (isSystemDark() ? "dark" : "light");
    const next = current === "dark" ? "light" : "dark";
    preferences.choose({ theme: next });
    spoken.set(next === "dark" ? texts.colourModeDark : texts.colourModeLight);
  };
  return (
    <button
      type="button"
      className="icon-button colour-mode"
      aria-label={texts.colourMode}
      title={texts.colourMode}
      onClick={toggle}
    >
      <SunIcon />
      <MoonIcon />
    </button>
  );
}
