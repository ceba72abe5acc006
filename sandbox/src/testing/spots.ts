import type { Schema } from "../../../contract/src/model.ts";

/** One field of a body: its path, what the contract says about it, and its value. */
export interface Spot {
  readonly steps: readonly Step[];
  /** "query.queryLegs[0].date.year", as error details name it; "body" for the whole body. */
  readonly field: string;
  readonly schema: Schema;
  /** Undefined for a field that the body leaves out. */
  readonly value: unknown;
  readonly required: boolean;
  /** The field whose exclusive group this one belongs to, if any. */
  readonly choiceOf: string | undefined;
}

export type Step = string | number;

/** Every field of a body, including those left out and each item of a list. */
export function spotsOf(
  schema: Schema,
  value: unknown,
  at: Partial<Omit<Spot, "schema" | "value">> = {},
): readonly Spot[] {
  const { steps = [], field = "body", required = true, choiceOf } = at;
  const spot: Spot = { steps, field, schema, value, required, choiceOf };
  if (schema.kind === "array" && Array.isArray(value)) {
    const items = value.flatMap((item, index) =>
      spotsOf(schema.items, item, { steps: [...steps, index], field: `${field}[${index}]` }),
    );
    return [spot, ...items];
  }
  if (schema.kind !== "object" || typeof value !== "object" || value === null) return [spot];
  const grouped = new Set(schema.choices.flatMap((choice) => choice.required));
  const properties = schema.properties.flatMap((property) => {
    const { name } = property;
    return spotsOf(property.schema, Object.entries(value).find(([key]) => key === name)?.[1], {
      steps: [...steps, name],
      field: field === "body" ? name : `${field}.${name}`,
      required: property.required,
      choiceOf: grouped.has(name) ? field : undefined,
    });
  });
  return [spot, ...properties];
}

/** The body as JSON text, with one value replaced by `json`, or left out if there is no `json`. */
export function writeAt(body: unknown, steps: readonly Step[], json?: string): string {
  const mark = "the place of the change";
  const text = JSON.stringify(replaceAt(body, steps, json === undefined ? undefined : mark));
  return json === undefined ? text : text.replace(JSON.stringify(mark), () => json);
}

function replaceAt(
  value: unknown,
  [step, ...rest]: readonly Step[],
  replacement: unknown,
): unknown {
  if (step === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? replaceAt(item, rest, replacement) : item));
  }
  const fields = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const inner = fields.find(([key]) => key === step)?.[1];
  const others = fields.filter(([key]) => key !== step);
  // From entries, because an assignment to "__proto__" would not create a field.
  return Object.fromEntries([...others, [step, replaceAt(inner, rest, replacement)]]);
}
