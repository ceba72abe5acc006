/** `consoleDataPath("es", "geo")` is "/_console/es/geo.json": what a reference's consoles load. */
export function consoleDataPath(lang: string, specification: string): string {
  return `/_console/${lang}/${specification}.json`;
}
