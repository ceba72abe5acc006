/** Place names that load on demand failed to load, so there is nothing to answer with. */
export class NamesNotLoaded extends Error {
  override readonly name = "NamesNotLoaded";

  constructor(locale: string, cause: unknown) {
    super(`The names of places in ${locale} did not load.`, { cause });
  }
}
