import type { LocalesResponse } from "../../../contract/src/types.ts";
import { cacheAnswer } from "../cache/cache-answer.ts";
import type { Operation } from "./call.ts";

export const listLocales: Operation<undefined> = (call, services) =>
  cacheAnswer(services, { call }, (): LocalesResponse => {
    const locales = services.data.locales.map(({ code, name }) => ({ code, name }));
    return { status: "RESULT_STATUS_COMPLETE", locales };
  });
