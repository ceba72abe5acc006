import { ApiError } from "./api-error.ts";

/** One plain sentence for a person to read, whatever was thrown. For other languages, go by `kind`. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong on this page.";
  const { kind, details, retryAfter } = error;
  const [detail] = details;
  switch (kind) {
    case "input":
      return detail?.field && detail.expected
        ? `The request was refused: ${detail.field} must be ${detail.expected}.`
        : "The request was refused: something in it is not right.";
    case "auth":
      return "This service has no access to prices at the moment.";
    case "gone":
      return "This search is no longer available; please search again.";
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

function soon(seconds: number | undefined): string {
  if (seconds === undefined) return "in a minute";
  const whole = Math.max(1, Math.ceil(seconds));
  return whole === 1 ? "in a second" : `in ${whole} seconds`;
}
