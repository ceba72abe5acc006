import { storageKeys } from "./preferences.ts";

/**
 * The text of the one inline script. It runs before the first paint, so that a stored choice
 * never flashes: sets the `data-` attributes of `<html>` that the stylesheet reads, and the class
 * `js`. The first of the sample languages is the default. A string, because it must not depend on how a bundler would rewrite a function.
 */
export function headScript(announcementId: string, sampleLanguages: readonly string[]): string {
  return `(() => {
  const root = document.documentElement;
  const read = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const theme = read(${JSON.stringify(storageKeys.theme)});
  const version = read(${JSON.stringify(storageKeys.docsVersion)});
  const languages = ${JSON.stringify(sampleLanguages)};
  const asked = [new URLSearchParams(location.search).get("lang"), read(${JSON.stringify(storageKeys.sampleLanguage)})];
  root.classList.add("js");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (version) root.dataset.docsVersion = version;
  if (read(${JSON.stringify(storageKeys.announcement)}) === ${JSON.stringify(announcementId)}) root.dataset.announcement = "closed";
  root.dataset.sampleLanguage = asked.find((language) => languages.includes(language)) || languages[0];
})();`;
}
