import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { hasBody } from "./has-body.ts";

/** Milliseconds and chunks for which an unread request body may continue after the response. */
const LINGER_MS = 1000;
const MAX_PIECES = 4096;

/** A whole response. For HEAD, it is sent without its body. */
export interface WholeResponse {
  readonly status: number;
  /** By name, or alternating names and values, which are faster to build and to write. */
  readonly headers: OutgoingHttpHeaders | OutgoingHttpHeader[];
  /** In one piece or several, in order. */
  readonly body?: Uint8Array | readonly Uint8Array[] | string | undefined;
}

/**
 * Sends a response at once, even if the request's body is still arriving. In that case it closes
 * the connection too, but only after a moment for the rest to arrive: closing a connection on which
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
  const bytes = incoming.method === "HEAD" ? [] : piecesOf(body);
  if (isWhole) {
    if (bytes.length > 1) write(response, bytes.slice(0, -1));
    response.end(bytes.at(-1));
    return;
  }
  response.flushHeaders();
  write(response, bytes);
  const timer = setTimeout(() => response.end(), LINGER_MS);
  incoming.once("close", () => {
    clearTimeout(timer);
    response.end();
  });
  let pieces = 0;
  incoming.on("data", () => {
    pieces += 1;
    if (pieces === MAX_PIECES) incoming.socket.destroySoon();
  });
}

type Piece = Uint8Array | string;

function piecesOf(body: WholeResponse["body"]): readonly Piece[] {
  if (body === undefined) return [];
  return typeof body === "string" || body instanceof Uint8Array ? [body] : body;
}

/** Writes all pieces in one system call. */
function write(response: ServerResponse, pieces: readonly Piece[]): void {
  if (pieces.length === 0) return;
  response.cork();
  for (const piece of pieces) response.write(piece);
  process.nextTick(() => response.uncork());
}
