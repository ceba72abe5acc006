import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { shorten } from "../facts/claims-of.ts";
import { passesByItself, resendIn, whatToChange } from "../facts/wrong-resends.ts";
import type { TextPlace } from "../names/check-names.ts";

/**
 * Reports advice on a status that contradicts the retry policy: it retries after a permanent error,
 * or doesn't after a temporary one.
 * @param status if it isn't an error's, the text is not advice
 */
export function checkAdvice(place: TextPlace, status: string, text: string): readonly Problem[] {
  if (!/^[45]\d\d$/.test(status)) return [];
  const resends = resendIn(text) !== undefined;
  const passes = passesByItself(status);
  if (resends === passes) return [];
  const message = `"${shorten(text)}" ${resends ? "resends" : "does not resend"} what got ${status}.`;
  const truth = passes
    ? `${status} passes by itself: wait, and send it again`
    : whatToChange(status);
  return [problem(place, message, truth)];
}
