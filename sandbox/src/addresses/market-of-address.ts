import { parseAddress } from "./parse-address.ts";

export type AddressMarket =
  | { readonly kind: "market"; readonly code: string }
  /** A valid address that no market is assigned to. */
  | { readonly kind: "default" }
  | { readonly kind: "invalid" };

/**
 * The networks reserved for documentation (RFC 5737), cut into subnets of eight addresses, one per
 * market in this order: 203.0.113.24 to 203.0.113.31 are Germany.
 */
const IPV4_NETWORKS = [
  {
    network: "192.0.2",
    markets:
      "TR IL AE SA QA KW JO GE AZ KZ UZ IN PK BD LK NP CN HK TW JP KR TH VN MY SG ID PH MN AU NZ FJ RS",
  },
  {
    network: "198.51.100",
    markets:
      "US CA MX GT CR PA DO CU PR JM BR AR CL PE CO EC UY PY BO VE MA DZ TN EG NG GH SN KE TZ ET ZA MU",
  },
  {
    network: "203.0.113",
    markets:
      "UK IE FR DE AT CH NL BE LU ES PT IT MT GR CY DK NO SE FI IS EE LV LT PL CZ SK HU SI HR RO BG UA",
  },
] as const;

/** How many IPv4 addresses a market has. */
export const SUBNET_SIZE = 8;

/**
 * The market of an address. In IPv6, 2001:db8::/32 (RFC 3849) holds every market: the third group
 * is the two letters of its code in ASCII, so 2001:db8:4445::1 is Germany (0x44 D, 0x45 E).
 */
export function marketOfAddress(
  address: string,
  markets: { readonly has: (code: string) => boolean },
): AddressMarket {
  const numbers = parseAddress(address);
  if (!numbers) return { kind: "invalid" };
  const code = numbers.length === 4 ? marketOfIpv4(numbers) : marketOfIpv6(numbers);
  return code !== undefined && markets.has(code) ? { kind: "market", code } : { kind: "default" };
}

export interface MarketAddresses {
  readonly market: string;
  /** The first address of its IPv4 subnet: `203.0.113.24`. */
  readonly ipv4: string;
  /** An address of its IPv6 network: `2001:db8:4445::1`. */
  readonly ipv6: string;
}

/** Addresses of the markets that have one in IPv4, by market, to send or to look up. */
export function marketAddresses(): readonly MarketAddresses[] {
  return IPV4_NETWORKS.flatMap(({ network, markets }) =>
    markets.split(" ").map((market, index) => ({
      market,
      ipv4: `${network}.${index * SUBNET_SIZE}`,
      ipv6: `2001:db8:${lettersInHex(market)}::1`,
    })),
  ).sort((a, b) => (a.market < b.market ? -1 : 1));
}

/** lettersInHex("DE") → "4445" */
function lettersInHex(code: string): string {
  return [...code].map((letter) => letter.charCodeAt(0).toString(16)).join("");
}

function marketOfIpv4(bytes: readonly number[]): string | undefined {
  const network = bytes.slice(0, 3).join(".");
  const subnet = Math.floor((bytes[3] ?? 0) / SUBNET_SIZE);
  return IPV4_NETWORKS.find((known) => known.network === network)?.markets.split(" ")[subnet];
}

function marketOfIpv6([first, second, letters = 0]: readonly number[]): string | undefined {
  if (first !== 0x2001 || second !== 0xdb8) return undefined;
  return String.fromCharCode(letters >> 8, letters & 255);
}
