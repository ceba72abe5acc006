/** specificationPath("geo", "yaml") → "/openapi/geo.yaml", where a specification is downloaded. */
export function specificationPath(specification: string, format: "json" | "yaml"): string {
  return `/openapi/${specification}.${format}`;
}
