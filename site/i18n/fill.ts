/** `fill("© {brand}", { brand: "A" })` is "© A". A placeholder without a value is an error. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`);
    return String(value);
  });
}

/** A text in singular and plural. */
export interface CountForms {
  readonly one: string;
  readonly other: string;
}

/** `fillCount({ one: "{count} page", other: "{count} pages" }, 2)` is "2 pages". */
export function fillCount(
  { one, other }: CountForms,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(count === 1 ? one : other, { ...values, count });
}
