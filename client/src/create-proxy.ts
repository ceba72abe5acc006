import { operations } from "../../contract/generated/operations.ts";
import type { OperationId } from "../../contract/src/types.ts";
import {
  A_URL,
  checkOptions,
  countRule,
  functionRule,
  type Rules,
  stringRule,
  unknownNameError,
} from "./check-options.ts";
import { TIMEOUT_MS } from "./defaults.ts";

/** The options of a proxy. */
export interface ProxyOptions {
  /** Scheme and host of the API. */
  readonly baseUrl: string;
  /** Added to each call that needs one; it never leaves your server otherwise. */
  readonly apiKey: string;
  /** The operations that this proxy passes on. Other operations get a 403, other requests a 404. */
  readonly allow: readonly OperationId[];
  /**
   * Bytes that a body may have.
   * @defaultValue 65,536
   */
  readonly longestBody?: number | undefined;
  /**
   * Milliseconds that the API may take to respond.
   * @defaultValue 30,000
   */
  readonly timeout?: number | undefined;
  /**
   * Called for failures that the visitor must not see: no response, a rejected key, an operation
   * not in `allow`.
   */
  readonly onFailure?: ((cause: unknown) => void) | undefined;
  /**
   * Makes a call.
   * @defaultValue the platform's `fetch`
   */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

const REQUEST_HEADERS = ["accept", "accept-language", "content-type", "if-none-match"];
const RESPONSE_HEADERS = ["content-type", "retry-after", "ratelimit", "ratelimit-policy", "etag"];

/**
 * Keeps the key on your server: returns a function from the request of a page to the response of
 * the API. Mount it below any path, and give the client that path as its `baseUrl`.
 * @throws {TypeError} for an unknown operation, and for a missing or wrong option
 */
export function createProxy(options: ProxyOptions): (request: Request) => Promise<Response> {
  checkOptions("createProxy", options, proxyOptionRules(), ["baseUrl", "apiKey", "allow"]);
  const {
    baseUrl,
    apiKey,
    allow,
    longestBody = 65_536,
    timeout = TIMEOUT_MS,
    onFailure,
    fetch: send = (request: Request) => fetch(request),
  } = options;
  const routes = createRoutes(allow);
  // The visitor gets a response even if the log is full.
  const report = (cause: unknown) => (async () => onFailure?.(cause))().catch(() => {});
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    // The last one: the path that the proxy is mounted at may contain /apiservices/, too.
    const path = pathname.replace(/^.*(?=\/apiservices\/)/, "");
    const route = routes.find(
      (candidate) => candidate.method === request.method && candidate.path.test(path),
    );
    if (!route) {
      return errorResponse(404, 5, `The API has no ${request.method} ${path}.`);
    }
    if (!allow.includes(route.id)) {
      // A 404 would look like a session that is gone, and the client would create it again.
      const message = `createProxy: allow lacks ${route.id}.`;
      report(new Error(message));
      return errorResponse(403, 7, message);
    }
    const headers = pickHeaders(REQUEST_HEADERS, request.headers);
    if (route.secured) headers.set("x-api-key", apiKey);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
    try {
      const body = route.takesBody ? await readBody(request, longestBody) : null;
      if (body === undefined)
        return errorResponse(413, 3, `A body has at most ${longestBody} bytes.`);
      const url = baseUrl.replace(/\/+$/, "") + path + search;
      // A redirect would take the key to another host.
      const init = { method: route.method, headers, body, signal, redirect: "error" } as const;
      const response = await send(new Request(url, init));
      const { status } = response;
      if (status === 401 || status === 403) {
        report(new Error(`The API rejected the key: HTTP ${status}.`));
        return errorResponse(502, 14, "This server has no access to the API.");
      }
      // Read in full, so that a response that breaks off becomes a 503 and not half a response.
      const content = await response.arrayBuffer();
      return new Response(content.byteLength ? content : null, {
        status,
        headers: pickHeaders(RESPONSE_HEADERS, response.headers),
      });
    } catch (cause) {
      if (!request.signal.aborted) report(cause);
      // The client retries a 503, as it would retry no response.
      return errorResponse(503, 14, "The API did not respond.");
    }
  };
}

const proxyOptionRules = (): Rules => ({
  baseUrl: stringRule(A_URL, /^https?:\/\/[^/]/),
  apiKey: stringRule("a non-empty Latin-1 string without whitespace", /^[!-~¡-ÿ]+$/, true),
  allow: [
    'operations, such as ["createLiveSearch"]',
    (value) => Array.isArray(value) && value.length > 0,
  ],
  longestBody: countRule("bytes"),
  timeout: countRule("milliseconds"),
  onFailure: functionRule(),
  fetch: functionRule(),
});

function createRoutes(allow: readonly OperationId[]) {
  const ids = Object.keys(operations) as OperationId[];
  const unknown = allow.findIndex((id) => !ids.includes(id));
  if (unknown >= 0) throw unknownNameError("createProxy", "operation", allow[unknown], ids);
  return ids.map((id) => ({
    ...operations[id],
    id,
    path: new RegExp(`^${operations[id].path.replace(/{\w+}/g, "[^/]+")}$`),
  }));
}

/** Returns undefined as soon as more than `maxBytes` have arrived. */
async function readBody({ body }: Request, maxBytes: number): Promise<Blob | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // On servers, a loop can iterate over a stream's bytes; not all browsers can.
  for await (const part of (body ?? []) as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    length += part.length;
    if (length > maxBytes) return undefined;
    parts.push(part);
  }
  return new Blob(parts);
}

function pickHeaders(names: readonly string[], headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => names.includes(name)));
}

/** In the form of the API's own errors, so that the client can read it. */
function errorResponse(status: number, code: number, message: string): Response {
  return Response.json({ code, message, details: [] }, { status });
}
