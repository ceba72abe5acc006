/** The source of a RegExp that matches a text literally. (`RegExp.escape` is newer than Node 20.) */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
