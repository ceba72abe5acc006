const GROUPS = 8;
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What counts as one caller: an IPv4 address, or the /64 network of an IPv6 address (RFC 4291,
 * 2.5.4), since a caller with one such address has all others of its network.
 */
export function callerNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const [, mapped] = MAPPED_IPV4.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [front = "", back] = address.toLowerCase().split("::");
  const first = front.split(":").filter(Boolean);
  const last = (back ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => "0");
  const groups = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}
