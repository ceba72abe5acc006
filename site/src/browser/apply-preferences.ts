import { site } from "../../site.config.ts";
import type { Preferences } from "./preferences.ts";

/** Writes the choices where the stylesheet reads them: the same attributes as the head script. */
export function applyPreferences(root: HTMLElement, preferences: Preferences): void {
  const { theme, announcement, docsVersion, sampleLanguage } = preferences;
  if (theme) root.dataset.theme = theme;
  if (docsVersion) root.dataset.docsVersion = docsVersion;
  if (sampleLanguage) root.dataset.sampleLanguage = sampleLanguage;
  if (announcement === site.announcement.id) root.dataset.announcement = "closed";
}
