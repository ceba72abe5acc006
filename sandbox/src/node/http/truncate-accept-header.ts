/** No client sends more than this, and parsing a header of 15 KB takes longer than answering. */
const MAX_CHARACTERS = 1024;

/** The part of an `Accept` or `Accept-Encoding` header that is parsed: the first whole entries. */
export function truncateAcceptHeader(header: string): string {
  if (header.length <= MAX_CHARACTERS) return header;
  return header.slice(0, Math.max(0, header.lastIndexOf(",", MAX_CHARACTERS)));
}
