/** The start of a text: at most `length` UTF-16 code units, and never half of a surrogate pair. */
export function truncate(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, "") : text;
}
