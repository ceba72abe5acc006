/** sizeText(588_468) → "588 KB", sizeText(596) → "596 B" */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return `${Math.round(bytes / 1000).toLocaleString("en-GB")} KB`;
}
