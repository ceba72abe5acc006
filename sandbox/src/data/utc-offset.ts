const MINUTE = 60_000;

interface Zone {
  /** When each offset begins, in minutes since 1970. */
  readonly from: readonly number[];
  /** Minutes to add to UTC, positive east of Greenwich. */
  readonly offsets: readonly number[];
}

/**
 * Looks up a zone's offset from UTC at an instant, in minutes, in the frozen transitions of 2025 to
 * 2035. Earlier instants have the first offset, later ones the last.
 */
export function createUtcOffset(file: Readonly<Record<string, string>>) {
  const zones = new Map<string, Zone>();

  return (timeZone: string, epochMilliseconds: number): number => {
    const zone = zones.get(timeZone) ?? readZone(file, timeZone);
    zones.set(timeZone, zone);
    return zone.offsets[lastBegun(zone.from, epochMilliseconds / MINUTE)] ?? 0;
  };
}

function readZone(file: Readonly<Record<string, string>>, name: string): Zone {
  const line = file[name];
  if (line === undefined) throw new Error(`no transitions for the time zone "${name}"`);
  const numbers = line.split(" ").map(Number);
  return {
    from: numbers.filter((_, at) => at % 2 === 0),
    offsets: numbers.filter((_, at) => at % 2 === 1),
  };
}

/** Index of the last transition at or before the minute, by binary search; 0 before all of them. */
function lastBegun(from: readonly number[], minute: number): number {
  let low = 0;
  let high = from.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((from[middle] ?? 0) <= minute) low = middle;
    else high = middle - 1;
  }
  return low;
}
