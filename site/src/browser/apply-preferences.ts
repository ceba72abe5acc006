import { type PreferenceRow, type Preferences, shownValue } from "./preference-rows.ts";

/** Writes the choices where the stylesheet reads them: the same attributes as the head script. */
export function applyPreferences(
  root: HTMLElement,
  rows: readonly PreferenceRow[],
  preferences: Preferences,
): void {
  for (const row of rows) {
    const shown = shownValue(row, preferences[row.name] ?? "");
    if (shown) root.dataset[row.name] = shown;
    // A sample language is always set: by the head script, if the reader has chosen none.
    else if (row.name !== "sampleLanguage") delete root.dataset[row.name];
  }
}
