/** Members that the contract does not know, as a later version might add them. */
export const UNKNOWN_MEMBERS = { notInTheContract: { text: "", list: [null, 1.5, false] } };

/** Maps, whose members are entries: a new one would be something that was found. */
const MAPS: ReadonlySet<string> = new Set([
  "itineraries",
  "legs",
  "segments",
  "places",
  "carriers",
  "agents",
  "alliances",
  "quotes",
]);

/** The same value with unknown members in each of its objects. */
export function withUnknownMembers<Value>(value: Value, isMap = false): Value {
  if (Array.isArray(value)) {
    return value.map((item) => withUnknownMembers(item)) as Value;
  }
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, inner]) => [
    name,
    withUnknownMembers(inner, MAPS.has(name)),
  ]);
  // What is known stays as it is; what is added, nobody reads.
  return { ...(isMap ? {} : UNKNOWN_MEMBERS), ...Object.fromEntries(members) } as Value;
}
