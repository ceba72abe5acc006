export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a parsed value is an object: neither a list nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
