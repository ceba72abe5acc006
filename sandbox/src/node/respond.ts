import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { hasBody } from "./has-body.ts";

/** Milliseconds for which a body that nobody reads may go on after its answer. */
const LINGER = 1000;

/** A whole response. To HEAD it goes without its body. */
export interface WholeResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** In one piece or several, one after the other. */
  readonly body?: Uint8Array | readonly Uint8Array[] | string | undefined;
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
  const isWhole = incoming.complete || !hasBody(incoming);
  if (!isWhole) response.shouldKeepAlive = false;
  response.writeHead(status, headers);
  const pieces = incoming.method === "HEAD" ? [] : piecesOf(body);
  if (isWhole) {
    write(response, pieces.slice(0, -1));
    response.end(pieces.at(-1));
    return;
  }
  response.flushHeaders();
  write(response, pieces);
  const end = () => response.end();
  const timer = setTimeout(end, LINGER);
  incoming.once("close", () => {
    clearTimeout(timer);
    end();
  });
  incoming.resume();
}

function piecesOf(body: WholeResponse["body"]): readonly (Uint8Array | string)[] {
  if (body === undefined) return [];
  return typeof body === "string" || body instanceof Uint8Array ? [body] : body;
}

/** Together, as one call of the system. */
function write(response: ServerResponse, pieces: readonly (Uint8Array | string)[]): void {
  if (pieces.length === 0) return;
  response.cork();
  for (const piece of pieces) response.write(piece);
  process.nextTick(() => response.uncork());
}
