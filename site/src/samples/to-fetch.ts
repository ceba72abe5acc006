import type { SampleRequest } from "./sample-request.ts";

/** What goes over the line. */
export function toFetch(
  { url, method, headers, body }: SampleRequest,
  signal?: AbortSignal,
): Request {
  return new Request(url, {
    method,
    headers: headers.map(([name, value]) => [name, value] as [string, string]),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}
