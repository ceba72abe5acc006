import type { Duplex } from "node:stream";

/** Milliseconds that a client has to take the last word and to hang up as well. */
const LINGER_MS = 1000;

/**
 * Ends a connection that is of no more use, with a last word. Whether the client hangs up too or
 * not: a connection that is only ended on one side would be there for as long as the client likes.
 */
export function closeSocket(socket: Duplex, lastWord: string): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(timer));
  // What still comes is read: to close before would reset the connection and lose the last word.
  socket.resume();
  socket.end(lastWord);
}
