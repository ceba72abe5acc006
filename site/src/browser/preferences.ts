/**
 * What a reader has chosen, kept in local storage. `head-script.ts` applies the same choices to
 * the same attributes before the first paint; both read the names below.
 */
import { createStore, type Store } from "./store.ts";

export interface Preferences {
  /** Absent: as the system says. */
  readonly theme?: Theme;
  /** Id of the announcement that was closed last. */
  readonly announcement?: string;
  readonly docsVersion?: string;
  readonly sampleLanguage?: string;
}

export type Theme = "light" | "dark";

export const storageKeys: Readonly<Record<keyof Preferences, string>> = {
  theme: "theme",
  announcement: "announcement",
  docsVersion: "docs-version",
  sampleLanguage: "sample-language",
};

export interface PreferencesStore extends Pick<Store<Preferences>, "get" | "subscribe"> {
  readonly choose: (choice: Preferences) => void;
  /** Reads the storage again: another tab has changed it. */
  readonly refresh: () => void;
}

/** The part of `Storage` in use. */
export interface KeyValues {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

/** Where storage is forbidden, its mere name throws: it is reached for at each use. */
export function reachStorage(reach: () => KeyValues): KeyValues {
  return {
    getItem: (key) => reach().getItem(key),
    setItem: (key, value) => reach().setItem(key, value),
  };
}

/** Storage may be forbidden or full: a choice then lasts as long as the page. */
export function createPreferences(
  storage: KeyValues,
  apply: (preferences: Preferences) => void,
): PreferencesStore {
  const store = createStore(read(storage));
  store.subscribe(() => apply(store.get()));
  return {
    get: store.get,
    subscribe: store.subscribe,
    choose: (choice) => {
      store.set({ ...store.get(), ...choice });
      write(storage, choice);
    },
    refresh: () => store.set({ ...store.get(), ...read(storage) }),
  };
}

function read(storage: KeyValues): Preferences {
  const found: Record<string, string> = {};
  for (const [name, key] of Object.entries(storageKeys)) {
    const value = attempt(() => storage.getItem(key));
    if (value) found[name] = value;
  }
  const { theme, ...others } = found;
  return theme === "light" || theme === "dark" ? { ...others, theme } : others;
}

function write(storage: KeyValues, choice: Preferences): void {
  for (const [name, value] of Object.entries(choice)) {
    attempt(() => storage.setItem(storageKeys[name as keyof Preferences], value));
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
