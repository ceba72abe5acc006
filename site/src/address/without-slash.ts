/** withoutSlash("/api/geo/") → "/api/geo"; "/" stays. */
export function withoutSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}
