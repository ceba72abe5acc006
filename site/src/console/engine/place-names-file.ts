/** `placeNamesFile("/assets/places-1a2b3c4d/", "de-DE")` is "/assets/places-1a2b3c4d/de-DE.json". */
export function placeNamesFile(folder: string, locale: string): string {
  return `${folder}${locale}.json`;
}

/** Below what never changes under its name. @param format a hash of all of them */
export function placeNamesFolder(format: string): string {
  return `/assets/places-${format}/`;
}
