/** twoDigits(5) → "05" */
export function twoDigits(value: unknown): string {
  return String(value).padStart(2, "0");
}
