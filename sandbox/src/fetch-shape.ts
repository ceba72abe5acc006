import type { Api } from "./api-request.ts";
import { joinBytes } from "./bytes/bytes.ts";

/** What is known of a caller besides the request. */
export interface Caller {
  /** IP address. */
  readonly address?: string;
}

/** The sandbox as a function, shaped like `fetch`. */
export type Sandbox = (request: Request, caller?: Caller) => Promise<Response>;

/** The API for whoever speaks the web's standard: a test suite, a page, a service worker. */
export function fetchShape(api: Api): Sandbox {
  return async (request, { address = "" } = {}) => {
    const { pathname, search } = new URL(request.url);
    const { status, headers, parts } = await api({
      method: request.method,
      path: pathname,
      search: search.slice(1),
      headers: request.headers,
      readBody: (limit) => readBody(request, limit),
      address,
    });
    return new Response(request.method === "HEAD" ? null : joinBytes(parts), {
      status,
      headers: { "Content-Type": "application/json", ...headers },
    });
  };
}

async function readBody({ body }: Request, limit: number): Promise<Uint8Array | "too large"> {
  if (!body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joinBytes(parts);
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      return "too large";
    }
    parts.push(value);
  }
}
