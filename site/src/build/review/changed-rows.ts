/** A line that begins a row of the sandbox's tables: `id: "never-back",`, `adults: 8,`. */
const ROW = /^\s*(?:(?:id|name): "([\w-]+)"|([a-z]\w+): [\d{])/;

/**
 * The rows that a diff touches, by what they are called. A change inside a row counts for the row that
 * begins above it, a removed line for the row that it stood in.
 * @param diff unified, with enough context to show where each row begins
 */
export function changedRows(diff: string): readonly string[] {
  const changed = new Set<string>();
  let row: string | undefined;
  for (const line of diff.split("\n")) {
    if (line.startsWith("@@") || /^(diff|---|\+\+\+|index)\b/.test(line)) {
      row = undefined;
      continue;
    }
    const [, named, key] = ROW.exec(line.slice(1)) ?? [];
    row = named ?? key ?? row;
    if (/^[+-]/.test(line) && row !== undefined) changed.add(row);
  }
  return [...changed].sort();
}
