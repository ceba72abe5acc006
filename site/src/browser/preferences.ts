import { type PreferenceRow, type Preferences, shownValue } from "./preference-rows.ts";
import { createStore, type Store } from "./store.ts";

/** What a reader has chosen, kept in local storage. */
export interface PreferencesStore extends Pick<Store<Preferences>, "get" | "subscribe"> {
  readonly choose: (choice: Preferences) => void;
  /** Removes a choice, as if it had never been made. */
  readonly forget: (name: keyof Preferences) => void;
  /** Reads the storage again, after another tab has changed it. */
  readonly refresh: () => void;
}

/** The part of `Storage` in use. */
export interface KeyValues {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** Looks storage up at each use: where it is forbidden, even reading the property throws. */
export function reachStorage(reach: () => KeyValues): KeyValues {
  return {
    getItem: (key) => reach().getItem(key),
    setItem: (key, value) => reach().setItem(key, value),
    removeItem: (key) => reach().removeItem(key),
  };
}

/** Storage may be forbidden or full: a choice then lasts as long as the page. */
export function createPreferences(
  storage: KeyValues,
  rows: readonly PreferenceRow[],
  apply: (preferences: Preferences) => void,
): PreferencesStore {
  const store = createStore(read(storage, rows));
  store.subscribe(() => apply(store.get()));
  return {
    get: store.get,
    subscribe: store.subscribe,
    choose: (choice) => {
      store.set({ ...store.get(), ...choice });
      write(storage, rows, choice);
    },
    forget: (name) => {
      const { [name]: _, ...others } = store.get();
      store.set(others);
      for (const row of rows) if (row.name === name) attempt(() => storage.removeItem(row.key));
    },
    refresh: () => store.set(read(storage, rows)),
  };
}

function read(storage: KeyValues, rows: readonly PreferenceRow[]): Preferences {
  const found = rows.flatMap((row) => {
    const value = attempt(() => storage.getItem(row.key));
    return value && shownValue(row, value) ? [[row.name, value]] : [];
  });
  return Object.fromEntries(found);
}

function write(storage: KeyValues, rows: readonly PreferenceRow[], choice: Preferences): void {
  for (const { name, key } of rows) {
    const value = choice[name];
    if (value !== undefined) attempt(() => storage.setItem(key, value));
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
