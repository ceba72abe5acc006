/** What follows from its arguments alone, kept from one reading of the sources to the next. */
export interface Memo {
  /** The result of some work, made again when one of its arguments is another one than before. */
  readonly latest: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Result;
  /** The same work, done once for each text; whatever else it is given has to follow from the text. */
  readonly perText: <Rest extends readonly unknown[], Result>(
    work: (text: string, ...rest: Rest) => Result,
  ) => (text: string, ...rest: Rest) => Result;
  /** The same for data that is another object when it is other data: it is known by itself. */
  readonly perObject: <Key extends object, Rest extends readonly unknown[], Result>(
    work: (key: Key, ...rest: Rest) => Result,
  ) => (key: Key, ...rest: Rest) => Result;
}

interface Done {
  readonly args: readonly unknown[];
  readonly result: unknown;
}

/** Work is known by its function, so it belongs to a module: one that was loaded anew is other work. */
export function createMemo(): Memo {
  const done = new Map<unknown, Done>();
  const texts = new Map<unknown, Map<string, unknown>>();
  const objects = new Map<unknown, WeakMap<object, { readonly result: unknown }>>();
  return {
    latest: <Args extends readonly unknown[], Result>(
      work: (...args: Args) => Result,
      ...args: Args
    ) => {
      const before = done.get(work);
      if (before && isSame(before.args, args)) return before.result as Result;
      const result = work(...args);
      done.set(work, { args, result });
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
