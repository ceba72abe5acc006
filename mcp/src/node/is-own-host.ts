import { isIP } from "node:net";

/**
 * Whether a request names this server: by the name of its origin, by localhost, or by an IP address.
 * A page of a name that somebody points at this machine names itself, and no address.
 * @param host as in the header; HTTP/1.0 may leave it out
 */
export function isOwnHost(host: string | undefined, own: string): boolean {
  if (host === undefined) return true;
  const url = `http://${host}`;
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
  return isAddress || hostname === "localhost" || hostname === new URL(own).hostname;
}
