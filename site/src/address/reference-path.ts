/** referencePath("geo") → "/api/geo/", the canonical form of a reference's path. */
export function referencePath(specification: string): string {
  return `/api/${specification}/`;
}
