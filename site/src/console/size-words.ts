const UNITS = [
  ["megabyte", 1_000_000],
  ["kilobyte", 1000],
] as const;

/** sizeWords(616448, "en") → "616 kB" as the language writes it; below a kilobyte in bytes. */
export function sizeWords(bytes: number, lang: string): string {
  const [unit, size] = UNITS.find(([, size]) => bytes >= size) ?? ["byte", 1];
  const value = bytes / size;
  const format = new Intl.NumberFormat(lang, {
    style: "unit",
    unit,
    unitDisplay: size === 1 ? "long" : "short",
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
  return format.format(value);
}
