import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import type { Lookup } from "../data/lookup.ts";
import type { MarketData } from "../data/model.ts";
import { shorten, violation } from "../http/errors.ts";
import { marketOfAddress } from "./market-of-address.ts";

/** The market of a valid address that the sandbox's table does not list, such as a private one. */
export const DEFAULT_MARKET = "UK";

/** The market of an IP address, or the violations when the address is invalid. */
export function findMarket(
  lookup: Lookup,
  field: string,
  address: string,
): { readonly market: MarketData } | { readonly violations: readonly Violation[] } {
  const found = marketOfAddress(address, new Set(lookup.marketByCode.keys()));
  if (found.kind === "invalid") {
    const expected = "an IPv4 or IPv6 address";
    return {
      violations: [violation(field, expected, `must be ${expected}`, shorten(address))],
    };
  }
  return {
    market: marketByCode(lookup, found.kind === "market" ? found.code : DEFAULT_MARKET),
  };
}

function marketByCode(lookup: Lookup, code: string): MarketData {
  const market = lookup.marketByCode.get(code);
  if (!market) throw new Error(`There is no market ${code}.`);
  return market;
}
