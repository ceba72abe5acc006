/** For each line of a text, whether the text beside it does not say the same. */
export type LineChanges = readonly boolean[];

export interface PairChanges {
  readonly before: LineChanges;
  readonly after: LineChanges;
}

/**
 * What changes between two texts that say the same in two forms, such as a form's fields and JSON:
 * a line has changed where no line of the other has its name and value. Brackets go with the lines
 * around them.
 */
export function lineChanges(before: string, after: string): PairChanges {
  const left = before.split("\n").map(meaningOf);
  const right = after.split("\n").map(meaningOf);
  return { before: changesOf(left, new Set(right)), after: changesOf(right, new Set(left)) };
}

/** Nothing for a line of brackets alone. */
type Meaning = string | undefined;

const NAMED = /^["']?([\w-]+)["']?\s*[:=]\s*(.*)$/;

function meaningOf(line: string): Meaning {
  const text = line.trim().replace(/[,;]$/, "");
  if (/^[()[\]{}]+$/.test(text)) return undefined;
  const [, name, value] = NAMED.exec(text) ?? [];
  if (name === undefined || value === undefined) return text;
  return `${name.toLowerCase()}=${value.replaceAll(/["']/g, "")}`;
}

function changesOf(lines: readonly Meaning[], others: ReadonlySet<Meaning>): LineChanges {
  const own = lines.map((meaning) => meaning && !others.has(meaning));
  return own.map((changed, index) => {
    if (changed !== undefined) return changed === true;
    const above = own.slice(0, index).findLast((one) => one !== undefined);
    const below = own.slice(index).find((one) => one !== undefined);
    return above === true && (below ?? true) === true;
  });
}
