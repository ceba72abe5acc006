import { parseAddress, withoutZone } from "../addresses/parse-address.ts";

const IPV4_BYTES = 4;
const NETWORK_GROUPS = 4;

/**
 * What counts as one caller: an IPv4 address, or the /64 network of an IPv6 address (RFC 4291,
 * 2.5.4), since a caller with one such address has all others of its network.
 */
export function callerNetwork(address: string): string {
  const numbers = parseAddress(withoutZone(address));
  if (!numbers) return address;
  if (numbers.length === IPV4_BYTES) return numbers.join(".");
  const network = numbers.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}
