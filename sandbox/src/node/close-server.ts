import type { Server } from "node:http";

const PATIENCE = 10_000;

/** Stops accepting, lets answers under way finish, and resolves when the port is free. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), PATIENCE);
    // A connection is idle, and kept alive, as soon as the answer under way on it is sent.
    const hangUp = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(hangUp);
      resolve();
    });
  });
}
