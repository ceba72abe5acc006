import type { Socket } from "node:net";

/**
 * Creates a function that returns, for a connection, the signal that aborts when its client hangs
 * up. All requests of a connection share one: a proxy sends thousands over the same connection, and
 * listeners on its socket would add up.
 */
export function createDisconnectSignals(): (socket: Socket) => AbortSignal {
  const signals = new WeakMap<Socket, AbortSignal>();
  return (socket) => {
    const found = signals.get(socket);
    if (found) return found;
    const controller = new AbortController();
    if (socket.destroyed) controller.abort();
    else socket.once("close", () => controller.abort());
    signals.set(socket, controller.signal);
    return controller.signal;
  };
}
