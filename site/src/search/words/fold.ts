/** fold("Búsqueda en Vivo") → "busqueda en vivo": case and accents never decide. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}
