/**
 * The hash with "[]" for "%5B%5D", as in ids; one that cannot be decoded is returned as it is. What
 * follows a "=" is not part of the id: it is data for the element with that id.
 */
export function decodeHash({ hash }: { readonly hash: string }): string {
  try {
    return decodeURIComponent(hash).replace(/=.*/, "");
  } catch {
    return hash;
  }
}
