import type { OutputFile } from "./output-file.ts";
import { type FileKind, type Headers, OPEN_HEADERS } from "./security-headers.ts";

/** The policy of each document, by file: "docs/intro/index.html". */
export type Policies = ReadonlyMap<string, string>;

/**
 * The files that the locations of `deploy/site.nginx.conf` include.
 * @param prefixes the path prefixes of the languages: "" for the first, "/es"
 */
export function nginxFiles(
  { document, script, data }: Readonly<Record<FileKind, Headers>>,
  policies: Policies,
  prefixes: readonly string[],
): readonly OutputFile[] {
  const documentHeaders = { ...document, "Content-Security-Policy": "$content_policy" };
  return [
    { name: "nginx-policies.conf", body: nginxPolicies(document, policies) },
    { name: "nginx-document-headers.conf", body: nginxHeaders(documentHeaders) },
    { name: "nginx-script-headers.conf", body: nginxHeaders(script) },
    { name: "nginx-headers.conf", body: nginxHeaders(data) },
    { name: "nginx-open-headers.conf", body: nginxHeaders({ ...data, ...OPEN_HEADERS }) },
    { name: "nginx-not-found.conf", body: nginxNotFound(prefixes) },
  ];
}

/** An nginx map from the file of a document to its policy, `$content_policy`. */
function nginxPolicies(document: Headers, policies: Policies): string {
  const lines = Array.from(policies, ([file, policy]) => `  "/${file}" "${policy}";\n`);
  // A bucket must hold the longest path, and the table one line per page.
  const sizes = "map_hash_bucket_size 512;\nmap_hash_max_size 65536;\n";
  const otherwise = `  default "${document["Content-Security-Policy"]}";\n`;
  return `${sizes}map $uri $content_policy {\n${otherwise}${lines.join("")}}\n`;
}

/** An nginx map from a URL to the not-found page of its language, `$not_found`. */
function nginxNotFound(prefixes: readonly string[]): string {
  const others = prefixes.filter((prefix) => prefix !== "");
  const lines = others.map((prefix) => `  "~^${prefix}(/|\\?|$)" ${prefix}/404.html;\n`);
  return `map $request_uri $not_found {\n  default /404.html;\n${lines.join("")}}\n`;
}

function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
}
