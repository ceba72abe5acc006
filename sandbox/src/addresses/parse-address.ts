const IPV4_PART = /^(?:0|[1-9]\d{0,2})$/;
const IPV6_GROUP = /^[0-9a-f]{1,4}$/i;
const IPV6_GROUPS = 8;

/**
 * Parses an IP address into numbers: four bytes for IPv4, eight groups of 16 bits for IPv6; an
 * IPv4-mapped IPv6 address ("::ffff:192.0.2.1") becomes IPv4. Undefined when invalid, which
 * includes leading zeros in IPv4, zone ids, ports and brackets.
 */
export function parseAddress(address: string): readonly number[] | undefined {
  if (!address.includes(":")) return parseIpv4(address);
  const groups = parseIpv6(address);
  return groups && (mappedIpv4(groups) ?? groups);
}

function parseIpv4(text: string): readonly number[] | undefined {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => IPV4_PART.test(part))) return undefined;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

function parseIpv6(text: string): readonly number[] | undefined {
  const [before = "", after, ...more] = text.split("::");
  if (more.length > 0) return undefined;
  const head = readGroups(before, after === undefined);
  if (after === undefined) return head?.length === IPV6_GROUPS ? head : undefined;
  const tail = readGroups(after, true);
  if (!head || !tail) return undefined;
  const missing = IPV6_GROUPS - head.length - tail.length;
  return missing > 0 ? [...head, ...Array<number>(missing).fill(0), ...tail] : undefined;
}

/** The groups on one side of "::"; only the end of an address may be written as IPv4. */
function readGroups(text: string, isLast: boolean): readonly number[] | undefined {
  if (text === "") return [];
  const parts = text.split(":");
  const dotted = parts.at(-1)?.includes(".") ? parts.pop() : undefined;
  if (!parts.every((part) => IPV6_GROUP.test(part))) return undefined;
  const groups = parts.map((part) => Number.parseInt(part, 16));
  if (dotted === undefined) return groups;
  const bytes = isLast ? parseIpv4(dotted) : undefined;
  return bytes && [...groups, ...pairs(bytes)];
}

function pairs([a = 0, b = 0, c = 0, d = 0]: readonly number[]): readonly number[] {
  return [a * 256 + b, c * 256 + d];
}

function mappedIpv4(groups: readonly number[]): readonly number[] | undefined {
  const [mark, high = 0, low = 0] = groups.slice(5);
  if (mark !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255];
}

/** withoutZone("fe80::1%eth0") → "fe80::1": a zone means something to its own machine alone. */
export function withoutZone(address: string): string {
  return address.replace(/%.*$/, "");
}
