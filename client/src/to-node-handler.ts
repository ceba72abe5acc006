import { checkArgument, isFunction } from "./check-argument.ts";

/** The part of a Node.js request that is read; Express has the same. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  /** "POST" */
  readonly method?: string | undefined;
  /** Path and query string. */
  readonly url?: string | undefined;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The part of a Node.js response that is written; Express has the same. */
export interface NodeResponse {
  /** The HTTP status. */
  statusCode: number;
  /** Adds a header. */
  readonly setHeader: (name: string, value: string) => unknown;
  /** Sends the body. */
  readonly end: (body?: Uint8Array) => unknown;
  /** Calls back once the connection or the response is closed. */
  readonly on: (event: "close", listener: () => void) => unknown;
}

/**
 * Adapts a proxy to servers with their own kind of request: `createServer(toNodeHandler(proxy))`,
 * and in Express `app.use("/api", toNodeHandler(proxy))`, before anything that reads bodies.
 * @param handle what `createProxy` returns
 * @throws {TypeError} if `handle` is not a function
 */
export function toNodeHandler(
  handle: (request: Request) => Promise<Response>,
): (incoming: NodeRequest, outgoing: NodeResponse) => Promise<void> {
  checkArgument(isFunction(handle), "toNodeHandler: handle", "what createProxy returns", handle);
  return async (incoming, outgoing) => {
    const disconnected = new AbortController();
    outgoing.on("close", () => disconnected.abort());
    const request = toRequest(incoming, disconnected.signal);
    try {
      const response = request ? await handle(request) : new Response(null, { status: 400 });
      const body = new Uint8Array(await response.arrayBuffer());
      outgoing.statusCode = response.status;
      for (const [name, value] of response.headers) outgoing.setHeader(name, value);
      outgoing.end(body);
    } catch {
      // An unhandled rejection would end Node.js whenever a visitor disconnects.
      outgoing.statusCode = 502;
      outgoing.end();
    }
  };
}

/** Undefined for an invalid request: a visitor can send any path and any method. */
function toRequest(incoming: NodeRequest, signal: AbortSignal): Request | undefined {
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  const headerPairs = Object.entries(headers)
    // In HTTP/2, Node.js has the method and the path among the headers, as ":method" and ":path".
    .filter(([name]) => !name.startsWith(":"))
    .map(([name, value]): [string, string] => [name, String(value)]);
  // A streamed body is half duplex. Not every browser supports one; this never runs there.
  const body = hasBody ? { body: incoming as unknown as ReadableStream, duplex: "half" } : {};
  try {
    return new Request(`http://localhost${url}`, { method, headers: headerPairs, signal, ...body });
  } catch {
    return undefined;
  }
}
