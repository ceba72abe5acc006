import type { OutgoingHttpHeader, OutgoingHttpHeaders } from "node:http";

/** Headers by name, from either form that Node accepts. */
export function headerRecord(headers: OutgoingHttpHeaders | OutgoingHttpHeader[]) {
  if (!Array.isArray(headers)) return headers;
  const names = headers.filter((_, index) => index % 2 === 0).map(String);
  return Object.fromEntries(names.map((name, index) => [name, headers[2 * index + 1]]));
}
