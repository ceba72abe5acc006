/** Keeps results that follow from arguments alone, from one reading of the sources to the next. */
export interface Memo {
  /** The last result of `work`, computed again if an argument has changed since. */
  readonly latest: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Result;
  /** Wraps `work` to run once for each text; its other arguments must follow from the text. */
  readonly perText: <Rest extends readonly unknown[], Result>(
    work: (text: string, ...rest: Rest) => Result,
  ) => (text: string, ...rest: Rest) => Result;
  /** The same, keyed by the identity of an object: different data must be a different object. */
  readonly perObject: <Key extends object, Rest extends readonly unknown[], Result>(
    work: (key: Key, ...rest: Rest) => Result,
  ) => (key: Key, ...rest: Rest) => Result;
}

interface MemoEntry {
  readonly args: readonly unknown[];
  readonly result: unknown;
}

/**
 * Keyed by function, so `work` must belong to a module; when that is loaded again, it starts
 * afresh.
 */
export function createMemo(): Memo {
  const entries = new Map<unknown, MemoEntry>();
  const texts = new Map<unknown, Map<string, unknown>>();
  const objects = new Map<unknown, WeakMap<object, { readonly result: unknown }>>();
  return {
    latest: <Args extends readonly unknown[], Result>(
      work: (...args: Args) => Result,
      ...args: Args
    ) => {
      const before = entries.get(work);
      if (before && isSame(before.args, args)) return before.result as Result;
      const result = work(...args);
      entries.set(work, { args, result });
      return result;
    },
    perText: <Rest extends readonly unknown[], Result>(
      work: (text: string, ...rest: Rest) => Result,
    ) => {
      const known = texts.get(work) ?? new Map<string, unknown>();
      texts.set(work, known);
      return (text: string, ...rest: Rest) => {
        if (!known.has(text)) known.set(text, work(text, ...rest));
        return known.get(text) as Result;
      };
    },
    perObject: <Key extends object, Rest extends readonly unknown[], Result>(
      work: (key: Key, ...rest: Rest) => Result,
    ) => {
      const known = objects.get(work) ?? new WeakMap<object, { readonly result: unknown }>();
      objects.set(work, known);
      return (key: Key, ...rest: Rest) => {
        const made = known.get(key) ?? { result: work(key, ...rest) };
        known.set(key, made);
        return made.result as Result;
      };
    },
  };
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, index) => one === now[index]);
}
