/** An id with every kind of character that a JSON text can hold; another one for another id. */
export function oddId(id: string): string {
  return `${id} {}:*/?#[]@!$&'()+,;=%25"<>\\^|~\u00e9`;
}
