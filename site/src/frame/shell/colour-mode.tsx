import type { ReactElement } from "react";
import type { ShellTexts } from "../../../i18n/texts.ts";
import { MoonIcon, SunIcon, SystemIcon } from "../../art/icons.tsx";

/**
 * One button with three choices: see `../../browser/next-theme.ts`. All icons are in the document,
 * and the stylesheet shows the chosen one, so nothing changes when a script takes over.
 */
export function ColourMode({ texts }: { readonly texts: ShellTexts }): ReactElement {
  return (
    <button
      type="button"
      className="icon-button colour-mode"
      aria-label={texts.colourMode}
      title={texts.colourMode}
      data-choose="theme"
    >
      <SunIcon />
      <MoonIcon />
      <SystemIcon />
    </button>
  );
}
