/** sizeWords(616448, "en") → "602 kB" as the language writes it; below a kilobyte in bytes. */
export function sizeWords(bytes: number, lang: string): string {
  const [unit, value] = bytes < 1024 ? ["byte", bytes] : ["kilobyte", bytes / 1024];
  const digits = value < 10 ? 1 : 0;
  const format = new Intl.NumberFormat(lang, {
    style: "unit",
    unit,
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumFractionDigits: unit === "byte" ? 0 : digits,
  });
  return format.format(value);
}
