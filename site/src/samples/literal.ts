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

/** An object or list of plain values stays on one line up to this width. */
const ONE_LINE = 60;

/**
 * A JSON value as source text of one language.
 * printLiteral({ year: 2027 }, PYTHON) → `{"year": 2027}`
 * Strings are JSON strings: JavaScript, Python and JSON read every escape of JSON the same way.
 */
export function printLiteral(value: unknown, style: LiteralStyle, margin = ""): string {
  if (value === null) return style.null;
  if (value === true) return style.true;
  if (value === false) return style.false;
  if (typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => ["", item] as const);
    return printEntries(items, "[", "]", "", style, margin);
  }
  const entries = Object.entries(value).map(
    ([key, entry]) => [`${style.key(key)}: `, entry] as const,
  );
  return printEntries(entries, "{", "}", style.padding, style, margin);
}

function printEntries(
  entries: readonly (readonly [prefix: string, value: unknown])[],
  open: string,
  close: string,
  padding: string,
  style: LiteralStyle,
  margin: string,
): string {
  if (entries.length === 0) return open + close;
  const inner = margin + style.indent;
  const printed = entries.map(([prefix, value]) => prefix + printLiteral(value, style, inner));
  const line = open + padding + printed.join(", ") + padding + close;
  if (line.length <= ONE_LINE && entries.every(([, value]) => isPlain(value))) return line;
  const end = style.trailingComma ? "," : "";
  return `${open}\n${inner}${printed.join(`,\n${inner}`)}${end}\n${margin}${close}`;
}

function isPlain(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}
