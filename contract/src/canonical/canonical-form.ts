import type { FieldShape, Shape } from "./shape.ts";

/** Components by name. */
type Components = Readonly<Record<string, Shape>>;

/** A value in its canonical form, see `canonical-request.ts`. */
export function canonicalForm(shape: Shape, value: unknown, components: Components): unknown {
  if (shape === "value" || typeof value !== "object" || value === null) return value;
  if ("component" in shape) {
    return canonicalForm(components[shape.component] ?? "value", value, components);
  }
  if ("list" in shape) {
    const items = Array.isArray(value) ? value : [];
    return items.map((item) => canonicalForm(shape.list, item, components));
  }
  const given = new Map<string, unknown>(Object.entries(value));
  if ("fields" in shape) {
    return Object.fromEntries(shape.fields.flatMap((one) => fieldForm(one, given, components)));
  }
  const keys = [...given.keys()].sort();
  return Object.fromEntries(
    keys.map((key) => [key, canonicalForm(shape.map, given.get(key), components)]),
  );
}

function fieldForm(
  field: FieldShape,
  given: ReadonlyMap<string, unknown>,
  components: Components,
): readonly (readonly [string, unknown])[] {
  const value = given.get(field.name);
  if (value === undefined) return [];
  const form = canonicalForm(field.shape, value, components);
  const isDefault =
    "default" in field &&
    JSON.stringify(form) === JSON.stringify(canonicalForm(field.shape, field.default, components));
  return isDefault ? [] : [[field.name, form]];
}
