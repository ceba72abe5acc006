import type { LocalesResponse } from "../../../contract/src/types.ts";
import type { Operation } from "./call.ts";
import { keepAnswer } from "./keep-answer.ts";

export const listLocales: Operation<undefined> = (_call, environment) =>
  keepAnswer(environment, "locales", (): LocalesResponse => {
    const locales = environment.data.locales.map(({ code, name }) => ({ code, name }));
    return { status: "RESULT_STATUS_COMPLETE", locales };
  });
