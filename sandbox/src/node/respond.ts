import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Milliseconds for which a body that nobody reads may go on after its answer. */
const LINGER = 1000;

/** A whole response. To HEAD it goes without its body. */
export interface WholeResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Uint8Array | string | undefined;
}

/**
 * Sends a response at once, even when the request's body is still on its way. Then the connection
 * ends with it, but only after a moment in which the rest may come: to close a connection on which
 * bytes arrive would reset it, and the client would lose the response.
 */
export function respond(
  incoming: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: WholeResponse,
): void {
  const sent = incoming.method === "HEAD" ? undefined : body;
  if (incoming.complete || !hasBody(incoming)) {
    response.writeHead(status, headers).end(sent);
    return;
  }
  response.shouldKeepAlive = false;
  response.writeHead(status, headers);
  if (sent === undefined) response.flushHeaders();
  else response.write(sent);
  const end = () => response.end();
  const timer = setTimeout(end, LINGER);
  incoming.once("close", () => {
    clearTimeout(timer);
    end();
  });
  incoming.resume();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}
