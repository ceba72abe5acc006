import { NamesNotLoaded } from "../data/names-not-loaded.ts";
import { ENGLISH, type LocaleNames, type NamesOf } from "../data/read-names.ts";

/** @throws when the names cannot be fetched */
export type FetchNames = (locale: string) => Promise<LocaleNames>;

/** Place names that are fetched locale by locale. */
export interface LoadedNames {
  readonly namesOf: NamesOf;
  /**
   * Fetches a locale's names and the English ones, the fallback, unless they are loaded.
   * @throws NamesNotLoaded; the next call tries again
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
      // A silent fallback to English would go unnoticed.
      if (!names) throw new Error(`The names of places in ${locale} have to be loaded first.`);
      return names;
    },
    load: async (locale) => {
      await Promise.all([...new Set([ENGLISH, locale])].map(loadOne));
    },
  };
}
