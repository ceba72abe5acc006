import { NamesNotLoaded } from "../data/names-not-loaded.ts";
import { ENGLISH, type LocaleNames, type NamesOf } from "../data/read-names.ts";

/** @throws where they do not come */
export type FetchNames = (locale: string) => Promise<LocaleNames>;

/** Names of places that come locale by locale. */
export interface LoadedNames {
  readonly namesOf: NamesOf;
  /**
   * Loads what has not come before, English besides: it serves where a name is missing.
   * @throws NamesNotLoaded; the next time it is tried again
   */
  readonly load: (locale: string) => Promise<void>;
}

export function createLoadedNames(fetchNames: FetchNames): LoadedNames {
  const loaded = new Map<string, LocaleNames>();
  const loadOne = async (locale: string) => {
    if (loaded.has(locale)) return;
    try {
      loaded.set(locale, await fetchNames(locale));
    } catch (cause) {
      throw new NamesNotLoaded(locale, cause);
    }
  };
  return {
    namesOf: (locale) => {
      const names = loaded.get(locale);
      // Falling back to English would go unnoticed.
      if (!names) throw new Error(`The names of places in ${locale} have to be loaded first.`);
      return names;
    },
    load: async (locale) => {
      await Promise.all([...new Set([ENGLISH, locale])].map(loadOne));
    },
  };
}
