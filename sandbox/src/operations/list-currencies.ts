import type { CurrenciesResponse, Currency } from "../../../contract/src/types.ts";
import { cacheAnswer } from "../cache/cache-answer.ts";
import type { CurrencyData } from "../data/model.ts";
import type { Operation } from "./call.ts";

export const listCurrencies: Operation<undefined> = (call, services) =>
  cacheAnswer(services, { call }, (): CurrenciesResponse => {
    const currencies = services.data.currencies.map(currencyOf);
    return { status: "RESULT_STATUS_COMPLETE", currencies };
  });

/** A currency as the contract defines it, without our exchange rate. */
export function currencyOf({ perEuro: _, ...currency }: CurrencyData): Currency {
  return currency;
}
