/** feedPath("/es") → "/es/change-log.atom": the change log of a locale as a feed. */
export function feedPath(prefix: string): string {
  return `${prefix}/change-log.atom`;
}
