/**
 * The common start of related words: familyOf("throttled") and familyOf("throttling") → "throttl",
 * familyOf("filtrar") → "filtr", the term of "filtros".
 */
export function familyOf(term: string): string {
  return term.replace(/(?<=.{4})(?:ally|ing|ion|ly|ed|er|e|ar|ir)$/, "");
}
