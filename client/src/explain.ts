import { ApiError, type ErrorDetail } from "./api-error.ts";
import { DateTextError } from "./dates.ts";

/**
 * One plain sentence for a person to read, whatever was thrown: what to correct in a request, or what
 * to do. For other languages, go by `kind`.
 */
export function explain(error: unknown): string {
  if (error instanceof DateTextError) {
    return "Please check what you entered: the date must be a day that exists.";
  }
  if (!(error instanceof ApiError)) return "Something went wrong on this page.";
  const { kind, operation, details, retryAfter } = error;
  switch (kind) {
    case "input":
      return refusal(details);
    case "auth":
      return "This service has no access to prices at the moment.";
    case "gone":
      return operation === "pollLiveSearch" ? GONE : "What you asked for is not available.";
    case "limit":
      return `There are too many searches at the moment; please try again ${soon(retryAfter)}.`;
    case "server":
      return "The price service has a problem; please try again later.";
    case "network":
      return "There was no response; please check your connection and try again.";
    case "aborted":
      return "The search was stopped.";
  }
}

const GONE = "This search is no longer available; please search again.";
/** More would be no sentence any more. */
const MOST = 3;

function refusal(details: readonly ErrorDetail[]): string {
  // Users don't type session tokens: a broken one is not their mistake.
  if (details.some(({ field }) => field === "sessionToken")) return GONE;
  const reasons = details.flatMap(({ field, expected }) =>
    field && expected ? [`${wordsOf(field)} must be ${expected}`] : [],
  );
  if (reasons.length === 0) return "Please check what you entered: something in it is not right.";
  return `Please check what you entered: ${reasons.slice(0, MOST).join("; ")}.`;
}

/** wordsOf("query.queryLegs[1].originPlaceId") → "origin place of leg 2" */
function wordsOf(field: string): string {
  const name = field.replace(/^.*[.\]](?=\w)/, "").replace(/(?<=\w)(?:Id|\[\d+])$/, "");
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const [, leg] = /Legs\[(\d+)]./.exec(field) ?? [];
  return leg === undefined ? words : `${words} of leg ${Number(leg) + 1}`;
}

function soon(seconds: number | undefined): string {
  if (seconds === undefined) return "in a minute";
  const whole = Math.max(1, Math.ceil(seconds));
  return whole === 1 ? "in a second" : `in ${whole} seconds`;
}
