/** The hash with "[]" for "%5B%5D", as ids have it; one that nobody can decode stays as it is. */
export function decodeHash({ hash }: { readonly hash: string }): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
