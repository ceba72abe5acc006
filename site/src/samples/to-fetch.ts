import type { SampleRequest } from "./sample-request.ts";

/** The request as `fetch` sends it. */
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
