import type { Duplex } from "node:stream";

/** Milliseconds that a client has to read the last message and close its side. */
const LINGER_MS = 1000;

/**
 * Sends a last message and closes the connection, even if the client does not close its side: a
 * half-closed connection would stay open for as long as the client likes.
 */
export function closeSocket(socket: Duplex, lastMessage: string): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(timer));
  // Keep reading: closing with unread data would reset the connection and lose the last message.
  socket.resume();
  socket.end(lastMessage);
}
