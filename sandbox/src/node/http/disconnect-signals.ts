import type { Socket } from "node:net";

/**
 * Tells by a signal that a client has hung up. One signal for all requests of a connection: a proxy
 * sends thousands over the same, and listeners of its socket would add up.
 */
export function createDisconnectSignals(): (socket: Socket) => AbortSignal {
  const known = new WeakMap<Socket, AbortSignal>();
  return (socket) => {
    const found = known.get(socket);
    if (found) return found;
    const controller = new AbortController();
    if (socket.destroyed) controller.abort();
    else socket.once("close", () => controller.abort());
    known.set(socket, controller.signal);
    return controller.signal;
  };
}
