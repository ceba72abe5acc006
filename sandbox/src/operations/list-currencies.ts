import type { CurrenciesResponse, Currency } from "../../../contract/src/types.ts";
import { answer } from "../answer.ts";
import type { CurrencyData } from "../data/model.ts";
import type { Operation } from "./call.ts";

export const listCurrencies: Operation<undefined> = (_call, { data }) => {
  const body: CurrenciesResponse = {
    status: "RESULT_STATUS_COMPLETE",
    currencies: data.currencies.map(currencyOf),
  };
  return answer(body);
};

/** What the contract shows of a currency: all but our exchange rate. */
export function currencyOf({ perEuro: _, ...currency }: CurrencyData): Currency {
  return currency;
}
