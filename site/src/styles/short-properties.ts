const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Shortens the names of custom properties in served styles: documents inline their styles, and long
 * names would take 300 bytes. The most frequent get the shortest, the same in every sheet.
 * @param sheets all style sheets that use them
 */
export function shortProperties(sheets: readonly string[]): (css: string) => string {
  const counts = new Map<string, number>();
  for (const [name] of sheets.flatMap((css) => [...css.matchAll(PROPERTY)])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].sort(([a, most], [b, least]) => least - most || (a < b ? -1 : 1));
  const short = new Map(names.map(([name], index) => [name, `--${letters(index)}`]));
  return (css) => css.replace(PROPERTY, (name) => short.get(name) ?? name);
}

/** letters(0) → "a", letters(25) → "z", letters(26) → "aa" */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
