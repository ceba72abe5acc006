/** Keeps what was typed for as long as the tab is open: a reader who comes back finds it. */
export interface Drafts {
  readonly read: (key: string) => string | undefined;
  /** Undefined removes it. */
  readonly write: (key: string, text: string | undefined) => void;
}

/** @param storage may be forbidden or full: a draft then lasts as long as its console */
export function createDrafts(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): Drafts {
  const fallback = new Map<string, string>();
  const attempt = <Result>(action: () => Result): Result | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  const nameOf = (key: string) => `draft:${key}`;
  return {
    read: (key) => fallback.get(key) ?? attempt(() => storage.getItem(nameOf(key))) ?? undefined,
    write: (key, text) => {
      if (text === undefined) fallback.delete(key);
      else fallback.set(key, text);
      attempt(() =>
        text === undefined ? storage.removeItem(nameOf(key)) : storage.setItem(nameOf(key), text),
      );
    },
  };
}
