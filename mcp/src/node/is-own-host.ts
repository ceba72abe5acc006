import { isIP } from "node:net";

/**
 * Whether a request is addressed to this server: by its origin's hostname, localhost, or an IP
 * address. With DNS rebinding, the header has the attacker's hostname, never an IP address.
 * @param host as in the header; HTTP/1.0 may leave it out
 */
export function isOwnHost(host: string | undefined, ownOrigin: string): boolean {
  if (host === undefined) return true;
  const url = `http://${host}`;
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
  return isAddress || hostname === "localhost" || hostname === new URL(ownOrigin).hostname;
}
