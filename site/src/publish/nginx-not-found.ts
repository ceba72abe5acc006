/**
 * An nginx map from a URL to the not-found page of its language, `$not_found`.
 * @param prefixes of the languages: "" for the first, "/es"
 */
export function nginxNotFound(prefixes: readonly string[]): string {
  const others = prefixes.filter((prefix) => prefix !== "");
  const lines = others.map((prefix) => `  "~^${prefix}(/|\\?|$)" ${prefix}/404.html;\n`);
  return `map $request_uri $not_found {\n  default /404.html;\n${lines.join("")}}\n`;
}
