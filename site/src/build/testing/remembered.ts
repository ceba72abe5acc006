/** The same work, done once for the same arguments: plain data, told apart by its JSON. */
export function remembered<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (...args) => {
    const key = JSON.stringify(args);
    const made = known.get(key) ?? { result: work(...args) };
    known.set(key, made);
    return made.result;
  };
}
