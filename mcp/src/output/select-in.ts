/** Fields that identify the objects of an array. */
const ID_FIELDS = ["code", "id", "iata", "entityId", "name"];

type Selection =
  | { readonly found: true; readonly value: unknown }
  | { readonly found: false; readonly at: string; readonly known: readonly string[] };

/**
 * selectIn({ a: [{ b: 1 }] }, ["a", "0", "b"]) → { found: true, value: 1 }
 * An object of an array is selected by its index, or by its code, id or name.
 */
export function selectIn(value: unknown, path: readonly string[]): Selection {
  const [step] = path;
  if (step === undefined) return { found: true, value };
  const isParent = typeof value === "object" && value !== null;
  const members = new Map<string, unknown>(isParent ? Object.entries(value) : []);
  // A key can have dots, at which the path may have been split.
  for (let steps = path.length; steps > 0; steps -= 1) {
    const key = path.slice(0, steps).join(".");
    if (members.has(key)) return selectIn(members.get(key), path.slice(steps));
  }
  const ids = Array.isArray(value) ? value.map(idsOf) : [];
  const index = ids.findIndex((all) => all.some((id) => id.toLowerCase() === step.toLowerCase()));
  if (index >= 0) return selectIn(members.get(String(index)), path.slice(1));
  const known = ids.flatMap(([id]) => (id === undefined ? [] : [id]));
  return { found: false, at: step, known: known.length > 0 ? known : [...members.keys()] };
}

function idsOf(entry: unknown): readonly string[] {
  if (typeof entry !== "object" || entry === null) return [];
  const values = Object.entries(entry).filter(([name]) => ID_FIELDS.includes(name));
  return values.map(([, value]) => String(value));
}
