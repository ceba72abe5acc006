/**
 * The item that has the most of the given words, the first of several; undefined if none has any.
 * Endings are ignored: "rate limited" matches "your rate limits".
 */
export function bestByWords<One>(
  items: readonly One[],
  text: string,
  textOf: (one: One) => string,
): One | undefined {
  const wanted = text
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:ed|ing|s)$/, ""));
  const counts = items.map((one) => {
    const words = textOf(one).toLowerCase().split(/\W+/);
    return wanted.filter((word) => words.some((other) => other.startsWith(word))).length;
  });
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : items[counts.indexOf(most)];
}
