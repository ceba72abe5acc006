const MILLISECONDS: Readonly<Record<string, number>> = {
  ms: 1,
  millisecond: 1,
  s: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};

/** isSameTime("30 s", "0.5 minute") → true */
export function isSameTime(one: string, other: string): boolean {
  const time = timeOf(one);
  return time !== undefined && time === timeOf(other);
}

/** Milliseconds; undefined if the claim isn't a time. */
function timeOf(claim: string): number | undefined {
  const [number, unit = "", ...rest] = claim.split(" ");
  const milliseconds = MILLISECONDS[unit];
  return milliseconds && rest.length === 0 ? Number(number) * milliseconds : undefined;
}
