import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { shorten } from "../facts/claims-of.ts";
import { passesByItself, whatToChange } from "../facts/wrong-resends.ts";

/**
 * Advice to retry or to wait. Creating a search again is a new request, not a retry. Advice is
 * read more strictly than sentences: "if the session is new, try again" is still a retry.
 */
const RESENDS =
  /\b(?:retry|retries|try (?:it )?again|poll again|wait|later|give it (?:a|some|more)|longer pause|the same (?:request|call|token|key))\b/i;

/** Negations: "Don't retry with the same key", "A retry gets the same response". */
const DENIED =
  /\b(?:an? |another )?retry(?: with [\w ]+?)? (?:won|doesn|can)['’]t\b[^.;:,]*|\b(?:not|never|no|nothing|without|instead of|[a-z]+n't)\b[^.;:,]*|[^.;:]*\bsame (?:response|error|answer)\b/gi;

/**
 * Reports advice on a status that contradicts the retry policy: it retries after a permanent error,
 * or doesn't after a temporary one.
 * @param status if it isn't an error's, the text is not advice
 */
export function checkAdvice(
  location: SourceLocation,
  status: string,
  text: string,
): readonly Problem[] {
  if (!/^[45]\d\d$/.test(status)) return [];
  const resends = RESENDS.test(text.replaceAll(DENIED, ""));
  const passes = passesByItself(status);
  if (resends === passes) return [];
  const message = `"${shorten(text)}" ${resends ? "resends" : "does not resend"} what got ${status}.`;
  const truth = passes
    ? `${status} passes by itself: wait, and send it again`
    : whatToChange(status);
  return [problem(location, message, truth)];
}
