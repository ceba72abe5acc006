/**
 * The id in a hash, decoded: "#legs%5B%5D" → "legs[]"; one that cannot be decoded is returned as it
 * is. What follows a "=" is not part of the id: it is data for the element with that id.
 */
export function idInHash({ hash }: { readonly hash: string }): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id).replace(/=.*/, "");
  } catch {
    return id;
  }
}
