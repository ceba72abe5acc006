/** `nameCardsPath("es", "geo")` is "/_names/es/geo.json": what its names mean, in a few words each. */
export function nameCardsPath(lang: string, specification: string): string {
  return `/_names/${lang}/${specification}.json`;
}
