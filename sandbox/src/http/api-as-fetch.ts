import { joinBytes } from "../bytes/bytes.ts";
import type { Api } from "./api-request.ts";
import { untilAborted } from "./until-aborted.ts";

/** What is known about a caller besides the request. */
export interface Caller {
  /** IP address. */
  readonly address?: string;
}

/** The sandbox as a function, shaped like `fetch`. */
export type Sandbox = (request: Request, caller?: Caller) => Promise<Response>;

/** `Response` refuses even an empty body with them. A pin can have any of them. */
const STATUSES_WITHOUT_BODY = [204, 205, 304];

/** The API in the shape of `fetch`: for a test suite, a page, a service worker. */
export function apiAsFetch(api: Api): Sandbox {
  return async (request, { address = "" } = {}) => {
    const { pathname, search } = new URL(request.url);
    const answered = api({
      method: request.method,
      path: pathname,
      search: search.slice(1),
      headers: request.headers,
      readBody: (limit) => readBody(request, limit),
      address,
      signal: () => request.signal,
    });
    const { status, headers, parts } = await untilAborted(answered, request.signal);
    const isEmpty = request.method === "HEAD" || STATUSES_WITHOUT_BODY.includes(status);
    return new Response(isEmpty ? null : joinBytes(parts), {
      status,
      headers: { "Content-Type": "application/json", ...headers },
    });
  };
}

/** A request in a browser. In Firefox it has no body stream, so `body` is undefined. */
export interface WithBody extends Pick<Request, "arrayBuffer"> {
  readonly body?: Request["body"] | undefined;
}

/** @returns "too large" as soon as there are more bytes than the limit */
export async function readBody(
  request: WithBody,
  limit: number,
): Promise<Uint8Array | "too large"> {
  const { body } = request;
  if (body === undefined) {
    const whole = new Uint8Array(await request.arrayBuffer());
    return whole.length > limit ? "too large" : whole;
  }
  if (body === null) return new Uint8Array();
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
