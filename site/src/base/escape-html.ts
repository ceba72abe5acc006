/** Escapes a text for HTML between tags; an attribute also needs its quotes escaped. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
