/** No client names as much as this, and weighing a header of 15 KB takes longer than an answer. */
const MAX_CHARACTERS = 1024;

/** The part of an `Accept` or `Accept-Encoding` header that is looked at: whole entries, the first ones. */
export function readPreferences(header: string): string {
  if (header.length <= MAX_CHARACTERS) return header;
  return header.slice(0, Math.max(0, header.lastIndexOf(",", MAX_CHARACTERS)));
}
