/** Matches the first line of a row in the sandbox's tables: `id: "never-back",`, `adults: 8,`. */
const ROW = /^\s*(?:(?:id|name): "([\w-]+)"|([a-z]\w+): [\d{])/;

/**
 * The names of the rows that a diff touches. A changed or removed line counts for the row that
 * begins at or above it.
 * @param diff unified, as git prints it, with enough context to show where each row begins
 */
export function changedRows(diff: string): readonly string[] {
  const changed = new Set<string>();
  let row: string | undefined;
  for (const line of diff.split("\n")) {
    if (/^(@@|diff) /.test(line)) {
      row = undefined;
      continue;
    }
    const [, rowName, key] = ROW.exec(line.slice(1)) ?? [];
    row = rowName ?? key ?? row;
    if (/^[+-]/.test(line) && row !== undefined) changed.add(row);
  }
  return [...changed].sort();
}
