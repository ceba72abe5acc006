/** Members that the contract does not know, as a later version might add them. */
export const UNKNOWN_MEMBERS = { notInTheContract: { text: "", list: [null, 1.5, false] } };

/** Maps: their members are entries, so an unknown member would look like a result. */
const MAP_MEMBERS: ReadonlySet<string> = new Set([
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
    withUnknownMembers(inner, MAP_MEMBERS.has(name)),
  ]);
  // The cast is safe: known members are unchanged, and no code reads the added ones.
  return { ...(isMap ? {} : UNKNOWN_MEMBERS), ...Object.fromEntries(members) } as Value;
}
