/**
 * The hash with "[]" for "%5B%5D", as ids have it; one that cannot be decoded stays as it is.
 * What follows a "=" is no part of an id: it is for who stands there.
 */
export function decodeHash({ hash }: { readonly hash: string }): string {
  try {
    return decodeURIComponent(hash).replace(/=.*/, "");
  } catch {
    return hash;
  }
}
