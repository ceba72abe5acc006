import type { HeaderReader } from "../http/api-request.ts";
import { badRequest, type Failure, violation } from "../http/errors.ts";
import type { Session } from "./session.ts";

export const CLOCK_HEADER = "x-sandbox-clock";

/** How a search progresses: with the time that has passed, or by one supplier per poll. */
export const CLOCKS = ["elapsed", "step"] as const;

/** The clock that a request asks for. An unknown one is refused rather than ignored. */
export function readClock(headers: HeaderReader): Pick<Session, "clock"> | Failure {
  const requested = headers.get(CLOCK_HEADER) ?? "elapsed";
  const clock = CLOCKS.find((one) => one === requested);
  if (clock) return { clock };
  const expected = CLOCKS.join(" or ");
  return badRequest([violation(CLOCK_HEADER, expected, `must be ${expected}`)]);
}
