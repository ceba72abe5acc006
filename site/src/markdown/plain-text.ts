/** plainText("Send <code>a&amp;b</code>") → "Send a&b": text of HTML that React printed. */
export function plainText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, "")).trim();
}

/** The five characters that React and the highlighter write as entities. */
export function decodeEntities(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
