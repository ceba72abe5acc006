const MINUTE = 60_000;
const DAY = 86_400_000;
export const FIRST_DAY = Date.UTC(2025, 0, 1);
export const LAST_DAY = Date.UTC(2036, 0, 1);

export interface Zone {
  name: string;
  /** Pairs: minute since 1970 from which the offset holds, offset in minutes. */
  transitions: [number, number][];
}

/** Offsets of a zone from 2025 to 2035 as this machine's ICU knows them. */
export function readZone(name: string): Zone {
  const offsetAt = createOffsetReader(name);
  const transitions: [number, number][] = [[FIRST_DAY / MINUTE, offsetAt(FIRST_DAY)]];
  for (let day = FIRST_DAY; day < LAST_DAY; day += DAY) {
    const before = offsetAt(day);
    const after = offsetAt(day + DAY);
    if (before === after) continue;
    let low = day;
    let high = day + DAY;
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    transitions.push([high / MINUTE, after]);
  }
  return { name, transitions };
}

function createOffsetReader(timeZone: string) {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset" });
  return (instant: number): number => {
    const name = format.formatToParts(instant).find((part) => part.type === "timeZoneName")?.value;
    const found = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name ?? "");
    if (!found) throw new Error(`${timeZone}: cannot read the offset "${name}"`);
    const minutes = Number(found[2] ?? 0) * 60 + Number(found[3] ?? 0);
    return found[1] === "-" ? -minutes : minutes;
  };
}
