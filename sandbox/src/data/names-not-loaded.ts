/** Names of places that come when they are asked for did not come: there is nothing to answer with. */
export class NamesNotLoaded extends Error {
  override readonly name = "NamesNotLoaded";

  constructor(locale: string, cause: unknown) {
    super(`The names of places in ${locale} did not load.`, { cause });
  }
}
