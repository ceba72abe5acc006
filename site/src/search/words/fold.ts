const ACCENTED = /[^\u0020-\u007e]/;

/** fold("Búsqueda en Vivo") → "busqueda en vivo": case and accents are ignored. */
export function fold(text: string): string {
  const plain = ACCENTED.test(text) ? text.normalize("NFD").replace(/\p{M}+/gu, "") : text;
  return plain.toLowerCase();
}
