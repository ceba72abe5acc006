import type { LocalesResponse } from "../../../contract/src/types.ts";
import { answer } from "../answer.ts";
import type { Operation } from "./call.ts";

export const listLocales: Operation<undefined> = (_call, { data }) => {
  const body: LocalesResponse = {
    status: "RESULT_STATUS_COMPLETE",
    locales: data.locales.map(({ code, name }) => ({ code, name })),
  };
  return answer(body);
};
