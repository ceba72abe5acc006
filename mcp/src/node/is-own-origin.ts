const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether pages of this origin may call the server: its own pages, and pages on this machine.
 * Programs send no origin. Other pages could use a reader's browser to reach a server that only
 * the reader can access.
 */
export function isOwnOrigin(origin: string | undefined, ownOrigin: string): boolean {
  if (origin === undefined || origin === ownOrigin) return true;
  return URL.canParse(origin) && LOOPBACK.includes(new URL(origin).hostname);
}
