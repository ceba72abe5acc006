/**
 * placeNamesFile("/assets/places-1a2b3c4d/", "de-DE") → "/assets/places-1a2b3c4d/de-DE.json"
 */
export function placeNamesFile(folder: string, locale: string): string {
  return `${folder}${locale}.json`;
}

/**
 * Below `/assets/`, where no file ever changes under its name.
 * @param format hash of all files
 */
export function placeNamesFolder(format: string): string {
  return `/assets/places-${format}/`;
}
