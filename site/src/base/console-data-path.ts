/** `consoleDataPath("es", "geo")` is "/_console/es/geo.json": what practising with its calls needs. */
export function consoleDataPath(lang: string, specification: string): string {
  return `/_console/${lang}/${specification}.json`;
}
