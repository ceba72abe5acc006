/** How one language writes a JSON value as source text. */
export interface LiteralStyle {
  readonly true: string;
  readonly false: string;
  readonly null: string;
  readonly key: (key: string) => string;
  /** Spaces inside the brackets of an object on one line: `{ a: 1 }` or `{a: 1}`. */
  readonly padding: "" | " ";
  readonly indent: string;
  readonly trailingComma: boolean;
}

/** An object or list of primitive values stays on one line up to this column. */
const ONE_LINE = 56;

/**
 * Prints a JSON value as source text in one language.
 * printLiteral({ year: 2027 }, PYTHON) → `{"year": 2027}`
 * Strings are JSON strings: JavaScript and Python read every JSON escape the same way.
 * @param margin the indentation of the lines after the first
 * @param column the column where the first line begins
 */
export function printLiteral(
  value: unknown,
  style: LiteralStyle,
  margin = "",
  column = margin.length,
): string {
  if (value === null) return style.null;
  if (value === true) return style.true;
  if (value === false) return style.false;
  if (typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => ["", item] as const);
    return printEntries(items, ["[", "]", ""], style, margin, column);
  }
  const entries = Object.entries(value).map(
    ([key, entry]) => [`${style.key(key)}: `, entry] as const,
  );
  return printEntries(entries, ["{", "}", style.padding], style, margin, column);
}

function printEntries(
  entries: readonly (readonly [prefix: string, value: unknown])[],
  [open, close, padding]: readonly [open: string, close: string, padding: string],
  style: LiteralStyle,
  margin: string,
  column: number,
): string {
  if (entries.length === 0) return open + close;
  const inner = margin + style.indent;
  const printed = entries.map(
    ([prefix, value]) => prefix + printLiteral(value, style, inner, inner.length + prefix.length),
  );
  const line = open + padding + printed.join(", ") + padding + close;
  if (column + line.length <= ONE_LINE && entries.every(([, value]) => isPlain(value))) return line;
  const end = style.trailingComma ? "," : "";
  return `${open}\n${inner}${printed.join(`,\n${inner}`)}${end}\n${margin}${close}`;
}

function isPlain(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}
