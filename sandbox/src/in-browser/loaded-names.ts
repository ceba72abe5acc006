import { NamesNotLoaded } from "../data/names-not-loaded.ts";
import { ENGLISH, type LocaleNames, type NamesOf } from "../data/read-names.ts";

/** @throws when the names cannot be fetched */
export type FetchNames = (locale: string) => Promise<LocaleNames>;

/** Place names that are fetched locale by locale. */
export interface LoadedNames {
  readonly namesOf: NamesOf;
  /**
   * Fetches a locale's names and the English ones, the fallback, unless they are loaded or loading.
   * @throws NamesNotLoaded; the next call tries again
   */
  readonly load: (locale: string) => Promise<void>;
}

export function createLoadedNames(fetchNames: FetchNames): LoadedNames {
  const loaded = new Map<string, LocaleNames>();
  const loading = new Map<string, Promise<void>>();
  const fetchOne = async (locale: string) => {
    try {
      loaded.set(locale, await fetchNames(locale));
    } catch (cause) {
      throw new NamesNotLoaded(locale, cause);
    }
  };
  const loadOne = (locale: string) => {
    const earlier = loading.get(locale);
    if (earlier) return earlier;
    const promise = fetchOne(locale);
    loading.set(locale, promise);
    promise.catch(() => loading.delete(locale));
    return promise;
  };
  return {
    namesOf: (locale) => {
      const names = loaded.get(locale);
      // A silent fallback to English would go unnoticed.
      if (!names) throw new Error(`The names of places in ${locale} must be loaded first.`);
      return names;
    },
    load: async (locale) => {
      await Promise.all([...new Set([ENGLISH, locale])].map(loadOne));
    },
  };
}
