import type { MarketsResponse } from "../../../contract/src/types.ts";
import { answer } from "../answer.ts";
import { badRequest } from "../errors.ts";
import type { Operation } from "./call.ts";
import { checkCode } from "./check-codes.ts";

export const listMarkets: Operation<undefined> = ({ path }, environment) => {
  const { data } = environment;
  const locale = path.locale ?? "";
  const violations = checkCode(environment, "locale", "locale", locale);
  if (violations.length > 0) return badRequest(violations);
  const body: MarketsResponse = {
    status: "RESULT_STATUS_COMPLETE",
    markets: data.markets.map(({ code }) => ({ code, name: data.marketName(code, locale) })),
  };
  return answer(body);
};
