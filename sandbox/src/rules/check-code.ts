import { nearestHint, nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import { shorten, violation } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { likelyLocale } from "./likely-locale.ts";

type Kind = "market" | "locale" | "currency";

/** A code must be in the list that culture returns; the violation names the nearest one. */
export function checkCode(
  services: Pick<Services, "lookup">,
  kind: Kind,
  field: string,
  code: string,
): readonly Violation[] {
  const codes = codesOf(services, kind);
  if (codes.has(code)) return [];
  const marketCode = kind === "market" ? marketOfCountry(services, code) : undefined;
  const nearest = marketCode ?? nearestName(code, codes.keys()) ?? likelyLocale(code, codes.keys());
  const reason = `is not a known ${kind}${nearestHint(nearest)}`;
  return [violation(field, `a ${kind} code`, reason, shorten(code))];
}

function codesOf({ lookup }: Pick<Services, "lookup">, kind: Kind): ReadonlyMap<string, unknown> {
  if (kind === "market") return lookup.marketByCode;
  return kind === "locale" ? lookup.localeByCode : lookup.currencyByCode;
}

/** Market codes look like country codes but can differ: the market of GB is UK. */
function marketOfCountry({ lookup }: Pick<Services, "lookup">, code: string) {
  const countryId = lookup.countryByCode.get(code)?.entityId;
  return [...lookup.marketByCode.values()].find((market) => market.countryId === countryId)?.code;
}
