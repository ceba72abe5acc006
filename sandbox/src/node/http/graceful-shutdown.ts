import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import type { Connections } from "./connections.ts";

/** Milliseconds in which a client may still use a connection that it believes to be open. */
const GRACE = 500;
/** Milliseconds after which clients that do not read their response are disconnected. */
const TIMEOUT_MS = 30_000;

/**
 * Shuts down a server without losing a response. Call it before adding listeners.
 *
 * 1. New connections are refused.
 * 2. From then on, the last response of each connection has `Connection: close`, including those in
 *    flight. One before it would end the connection while a pipelined request still waits.
 * 3. After a grace period, idle connections are closed. Closing them at once would reset those on
 *    which a request is arriving.
 *
 * @returns the function that does so; it resolves when the last connection is closed
 */
export function gracefulShutdown(server: Server, connections: Connections): () => Promise<void> {
  let isDraining = false;
  server.on("request", () => {
    if (isDraining) closeAfterLast(connections.openResponses());
  });
  return () =>
    new Promise((resolve) => {
      isDraining = true;
      closeAfterLast(connections.openResponses());
      let hangUp: NodeJS.Timeout | undefined;
      const grace = setTimeout(() => {
        hangUp = setInterval(() => server.closeIdleConnections(), 50);
      }, GRACE);
      const giveUp = setTimeout(() => connections.destroyAll(), TIMEOUT_MS);
      // Not the server's own `close`, which closes idle connections at once.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(grace);
        clearInterval(hangUp);
        clearTimeout(giveUp);
        resolve();
      });
    });
}

/** @param responses of all connections; those of each in the order of their requests */
function closeAfterLast(responses: readonly ServerResponse[]): void {
  const seen = new Set<Socket>();
  for (const response of responses.toReversed()) {
    const { socket } = response.req;
    response.shouldKeepAlive = seen.has(socket);
    seen.add(socket);
  }
}
