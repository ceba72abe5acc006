/** The text of HTML that the build printed: plainText("Send <code>a&amp;b</code>") → "Send a&b" */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();
}
