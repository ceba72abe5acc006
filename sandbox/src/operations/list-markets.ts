import type { MarketsResponse } from "../../../contract/src/types.ts";
import { cacheAnswer } from "../cache/cache-answer.ts";
import { badRequest } from "../http/errors.ts";
import { checkCode } from "../rules/check-code.ts";
import type { Operation } from "./call.ts";

export const listMarkets: Operation<undefined> = async (call, services) => {
  const { data } = services;
  const locale = call.path.locale ?? "";
  const violations = checkCode(services, "locale", "locale", locale);
  if (violations.length > 0) return badRequest(violations);
  await services.loadNames(locale);
  return cacheAnswer(services, { call }, (): MarketsResponse => {
    const nameOf = (code: string) => data.marketName(code, locale);
    const markets = data.markets.map(({ code }) => ({ code, name: nameOf(code) }));
    return { status: "RESULT_STATUS_COMPLETE", markets };
  });
};
