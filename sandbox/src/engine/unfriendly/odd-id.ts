/** An id with every kind of awkward character appended; different ids stay different. */
export function oddId(id: string): string {
  return `${id} {}:*/?#[]@!$&'()+,;=%25"<>\\^|~\u00e9`;
}
