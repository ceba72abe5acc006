import { operations } from "../../contract/generated/operations.ts";
import type { OperationId } from "../../contract/src/types.ts";
import { notOneOf, shown } from "./check-options.ts";

/** What a proxy is made with. */
export interface ProxyOptions {
  /** Scheme and host of the API. */
  readonly baseUrl: string;
  /** Added to each call that needs one; it never leaves your server otherwise. */
  readonly apiKey: string;
  /** What your pages may call. Another operation is 403, and anything else 404. */
  readonly allow: readonly OperationId[];
  /**
   * Bytes that a body may have.
   * @defaultValue 65,536
   */
  readonly longestBody?: number;
  /**
   * Milliseconds that the API may take.
   * @defaultValue 30,000
   */
  readonly timeout?: number;
  /** Told of what the visitor is not: no response, a rejected key, an operation not in `allow`. */
  readonly onFailure?: (cause: unknown) => void;
  /**
   * What makes a call.
   * @defaultValue the platform's `fetch`
   */
  readonly fetch?: (request: Request) => Promise<Response>;
}

const SENT = ["accept", "accept-language", "content-type", "if-none-match"];
const RETURNED = ["content-type", "retry-after", "ratelimit", "ratelimit-policy", "etag"];
const ROOT = "/apiservices/";

/**
 * A server's part of keeping the key: a function from the request of a page to the response of the
 * API. Mount it below any path, and give the client that path as its `baseUrl`.
 * @throws {TypeError} for an operation that there is not, and for what is missing
 */
export function createProxy(options: ProxyOptions): (request: Request) => Promise<Response> {
  const { baseUrl, apiKey, longestBody = 65_536, timeout = 30_000, onFailure } = options;
  const routes = routesOf(options);
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(Math.max(0, pathname.indexOf(ROOT)));
    const route = routes.find((one) => one.method === request.method && one.path.test(path));
    if (!route) return refusal(404, 5, "This server does not pass such a call on.");
    if (!route.isAllowed) {
      // As 404, it would look like a session that is gone, and be created again.
      const message = `createProxy: allow does not name ${route.id}.`;
      onFailure?.(new Error(message));
      return refusal(403, 7, message);
    }
    const headers = only(SENT, request.headers);
    if (route.secured) headers.set("x-api-key", apiKey);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
    try {
      const body = route.takesBody ? await readBody(request, longestBody) : null;
      if (body === undefined) return refusal(413, 3, `A body has at most ${longestBody} bytes.`);
      const url = baseUrl.replace(/\/+$/, "") + path + search;
      // A redirect would take the key to another host.
      const init = { method: route.method, headers, body, signal, redirect: "error" } as const;
      const response = await send(new Request(url, init));
      if (response.status === 401 || response.status === 403) {
        onFailure?.(new Error(`The API rejected the key: HTTP ${response.status}.`));
        return refusal(502, 14, "This server has no access to the API.");
      }
      const { status } = response;
      // Read whole, so that an API that breaks off is a 502 and not half a response.
      const content = await response.arrayBuffer();
      const returned = { status, headers: only(RETURNED, response.headers) };
      return new Response(content.byteLength > 0 ? content : null, returned);
    } catch (cause) {
      if (!request.signal.aborted) onFailure?.(cause);
      return refusal(502, 14, "The API did not respond.");
    }
  };
}

function routesOf({ baseUrl, apiKey, allow }: ProxyOptions) {
  if (!/^https?:\/\/[^/]/.test(baseUrl)) {
    const expected = 'a URL with its scheme, such as "https://api.example.com"';
    throw new TypeError(`createProxy: baseUrl must be ${expected}; received ${shown(baseUrl)}.`);
  }
  if (typeof apiKey !== "string" || apiKey === "") {
    throw new TypeError("createProxy: apiKey must be your key; received none.");
  }
  const names: readonly OperationId[] = Array.isArray(allow) ? allow : [];
  if (names.length === 0) {
    throw new TypeError('createProxy: allow must name operations, such as ["createLiveSearch"].');
  }
  const known = Object.keys(operations) as OperationId[];
  const wrong = names.find((id) => !Object.hasOwn(operations, id));
  if (wrong !== undefined) {
    throw new TypeError(`createProxy: allow: ${notOneOf(String(wrong), known)}`);
  }
  return known.map((id) => {
    const { path, ...row } = operations[id];
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return { ...row, id, path: pattern, isAllowed: names.includes(id) };
  });
}

/** Undefined where it is too long, which may be found out before its end. */
async function readBody(request: Request, longest: number): Promise<string | undefined> {
  let text = "";
  let length = 0;
  const decoder = new TextDecoder();
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > longest) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function only(names: readonly string[], headers: Headers): Headers {
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** In the form of the API's own errors, so that the client reads it. */
function refusal(status: number, code: number, message: string): Response {
  return Response.json({ code, message, details: [] }, { status });
}
