/** For each line of a text, whether the other text has no equivalent line. */
export type LineChanges = readonly boolean[];

export interface PairChanges {
  readonly before: LineChanges;
  readonly after: LineChanges;
}

/**
 * Compares two texts that say the same in two formats, such as form fields and JSON: a line has
 * changed if no line of the other has its name and value. A closing bracket goes with the line that
 * opened it, an opening one with the lines around it.
 */
export function lineChanges(before: string, after: string): PairChanges {
  const oldLines = before.split("\n").map(readLine);
  const right = after.split("\n").map(readLine);
  return {
    before: changesOf(oldLines, meaningsOf(right)),
    after: changesOf(right, meaningsOf(oldLines)),
  };
}

interface Line {
  /** Absent for a line of brackets only. */
  readonly meaning?: string;
  /** The brackets outside strings, in order. */
  readonly brackets: string;
}

const NAMED = /^["']?([\w-]+)["']?\s*[:=]\s*(.*)$/;
const STRING = /"(?:\\.|[^"\\])*"/g;

function readLine(line: string): Line {
  const text = line.trim().replace(/[,;]$/, "");
  const brackets = text.replaceAll(STRING, "").replaceAll(/[^()[\]{}]/g, "");
  if (/^[()[\]{}]+$/.test(text)) return { brackets };
  const [, name, value] = NAMED.exec(text) ?? [];
  if (name === undefined || value === undefined) return { meaning: text, brackets };
  return { meaning: `${name.toLowerCase()}=${value.replaceAll(/["']/g, "")}`, brackets };
}

function meaningsOf(lines: readonly Line[]): ReadonlySet<string | undefined> {
  return new Set(lines.map(({ meaning }) => meaning));
}

function changesOf(lines: readonly Line[], others: ReadonlySet<string | undefined>): LineChanges {
  const openers = openersOf(lines);
  const uniqueMeanings = lines.map(({ meaning }) => meaning && !others.has(meaning));
  const changes: boolean[] = [];
  for (const [index, changed] of uniqueMeanings.entries()) {
    const opener = openers[index];
    const above = uniqueMeanings.slice(0, index).findLast((one) => one !== undefined);
    const below = uniqueMeanings.slice(index).find((one) => one !== undefined);
    const around = above === true && below === true;
    if (changed !== undefined) changes.push(changed === true);
    else changes.push(opener === undefined ? around : changes[opener] === true);
  }
  return changes;
}

/** For each line that begins with a closing bracket, the line that opened it. */
function openersOf(lines: readonly Line[]): readonly (number | undefined)[] {
  const open: number[] = [];
  return lines.map(({ brackets }, index) => {
    const closes = /^[)\]}]/.test(brackets) ? open.at(-1) : undefined;
    for (const bracket of brackets) {
      if ("([{".includes(bracket)) open.push(index);
      else open.pop();
    }
    return closes;
  });
}
