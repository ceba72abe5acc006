const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a page of this origin may call the server: its own pages, and pages of this machine.
 * Programs send no origin. Others could use a reader's browser to get at a server that only this
 * reader sees.
 */
export function isOwnOrigin(origin: string | undefined, own: string): boolean {
  if (origin === undefined || origin === own) return true;
  return URL.canParse(origin) && LOOPBACK.includes(new URL(origin).hostname);
}
