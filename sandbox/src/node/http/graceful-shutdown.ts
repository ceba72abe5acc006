import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import type { Connections } from "./connections.ts";

/** Milliseconds in which a client may use a connection that it believes to be open once more. */
const GRACE = 500;
/** Milliseconds until a client that does not take its answer is given up. */
const TIMEOUT_MS = 30_000;

/**
 * Ends a server without losing an answer. Call it before listeners are added.
 *
 * 1. New connections are refused.
 * 2. Every answer from now on says `Connection: close`, those under way included.
 * 3. After a moment, connections that nobody uses are closed. To close them at once would reset
 *    those on which a request is on its way.
 *
 * @returns the function that does it; it resolves when the last connection is gone
 */
export function gracefulShutdown(server: Server, connections: Connections): () => Promise<void> {
  let isDraining = false;
  server.on("request", (_, response) => {
    if (isDraining) response.shouldKeepAlive = false;
  });
  return () =>
    new Promise((resolve) => {
      isDraining = true;
      for (const response of connections.underWay()) response.shouldKeepAlive = false;
      let hangUp: NodeJS.Timeout | undefined;
      const grace = setTimeout(() => {
        hangUp = setInterval(() => server.closeIdleConnections(), 50);
      }, GRACE);
      const giveUp = setTimeout(() => connections.destroyAll(), TIMEOUT_MS);
      // Not the server's own `close`: that one closes idle connections at once.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(grace);
        clearInterval(hangUp);
        clearTimeout(giveUp);
        resolve();
      });
    });
}
