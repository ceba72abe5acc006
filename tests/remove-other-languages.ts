/** Void elements, which have no end tag. */
const VOID = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/;
const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/gi;

/**
 * The HTML of a document without elements in another language.
 *
 * removeOtherLanguages('<html lang="es"><p>Uno <b lang="en">Two</b></p></html>') → '<html lang="es"><p>Uno </p></html>'
 */
export function removeOtherLanguages(html: string): string {
  const open: (string | undefined)[] = [];
  const parts: string[] = [];
  const documentLanguage = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];
  let from = 0;
  for (const { 0: tag, 1: end, 2: name = "", 3: attributes = "", index } of html.matchAll(TAG)) {
    const language = open.at(-1) ?? documentLanguage;
    const text = html.slice(from, index);
    from = index + tag.length;
    const isEmpty = VOID.test(name) || attributes.endsWith("/");
    if (!isEmpty && end === "") {
      open.push(/(?:^|\s)lang="([^"]*)"/.exec(attributes)?.[1] ?? language);
    }
    const inside = end !== "" || isEmpty ? language : open.at(-1);
    if (language === documentLanguage) parts.push(text);
    if (inside === documentLanguage) parts.push(tag);
    if (end !== "") open.pop();
  }
  return parts.join("");
}
