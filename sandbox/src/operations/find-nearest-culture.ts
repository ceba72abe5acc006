import type { NearestCultureResponse } from "../../../contract/src/types.ts";
import { findMarket } from "../addresses/find-market.ts";
import { withoutZone } from "../addresses/parse-address.ts";
import { answer } from "../http/answer.ts";
import { badRequest } from "../http/errors.ts";
import type { Operation } from "./call.ts";
import { currencyOf } from "./list-currencies.ts";

/** Without the parameter, uses the caller's own address; if that is unknown, the default market. */
export const findNearestCulture: Operation<undefined> = async ({ query, address }, services) => {
  const found = findMarket(
    services.lookup,
    "ipAddress",
    query.ipAddress ?? (withoutZone(address) || "127.0.0.1"),
  );
  if ("violations" in found) return badRequest(found.violations);

  const { data, lookup } = services;
  const { code, locale, currency } = found.market;
  const localeData = lookup.localeByCode.get(locale);
  const currencyData = lookup.currencyByCode.get(currency);
  if (!localeData || !currencyData) throw new Error(`The market ${code} is incomplete.`);
  await services.loadNames(locale);
  const body: NearestCultureResponse = {
    status: "RESULT_STATUS_COMPLETE",
    market: { code, name: data.marketName(code, locale) },
    locale: { code: localeData.code, name: localeData.name },
    currency: currencyOf(currencyData),
  };
  return answer(body);
};
